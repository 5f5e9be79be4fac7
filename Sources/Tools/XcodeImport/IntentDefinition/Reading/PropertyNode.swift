import Foundation

/// A dictionary of the file together with where it stands, so that a message can say so.
struct PropertyNode {
  let file: String
  /// As the user knows it: `intent NextTrip, parameter trip`.
  let place: String
  private let values: [String: Any]

  init(file: String, place: String, values: [String: Any]) {
    self.file = file
    self.place = place
    self.values = values
  }

  func named(_ place: String) -> PropertyNode {
    PropertyNode(file: file, place: place, values: values)
  }

  func text(_ key: String) -> String? { values[key] as? String }

  /// Xcode writes a flag as a boolean, at times as a number or as `YES`.
  func flag(_ key: String) -> Bool {
    if let number = values[key] as? NSNumber { return number.boolValue }
    return ["YES", "true", "1"].contains(text(key) ?? "")
  }

  func integer(_ key: String) -> Int? { (values[key] as? NSNumber)?.intValue }

  func phrase(_ key: String) -> Phrase? {
    let identifier = text(key + "ID")
    guard let text = text(key) else { return nil }
    return Phrase(text, key: identifier)
  }

  func requiredText(_ key: String) throws -> String {
    guard let value = values[key] else { throw problem("it has no \(key). \(Self.mend)") }
    guard let text = value as? String, !text.isEmpty else {
      throw problem("its \(key) isn't a name. \(Self.mend)")
    }
    return text
  }

  func child(_ key: String, place: String? = nil) throws -> PropertyNode? {
    guard let value = values[key] else { return nil }
    guard let child = value as? [String: Any] else {
      throw problem("its \(key) isn't a dictionary. \(Self.mend)")
    }
    return PropertyNode(file: file, place: place ?? self.place, values: child)
  }

  /// - Parameter noun: what each is called in a message: `intent`.
  func children(_ key: String, _ noun: String) throws -> [PropertyNode] {
    guard let value = values[key] else { return [] }
    guard let children = value as? [Any] else {
      throw problem("its \(key) isn't an array. \(Self.mend)")
    }
    return try children.enumerated().map { index, child in
      let place = (self.place.isEmpty ? "" : self.place + ", ") + "\(noun) \(index + 1)"
      guard let values = child as? [String: Any] else {
        throw IntentDefinitionProblem(
          file: file, place: place, message: "it isn't a dictionary. \(Self.mend)")
      }
      return PropertyNode(file: file, place: place, values: values)
    }
  }

  /// The value as a default: what it is decides which.
  func defaultValue(_ key: String) -> DefaultValue? {
    switch values[key] {
    case let text as String: return .text(Phrase(text, key: self.text(key + "ID")))
    case let number as NSNumber:
      if NumberKind.isBoolean(number) { return .boolean(number.boolValue) }
      let value = number.doubleValue
      if let whole = Int(exactly: value), !NumberKind.isReal(number) { return .integer(whole) }
      return .number(value)
    default: return nil
    }
  }

  func problem(_ message: String) -> IntentDefinitionProblem {
    IntentDefinitionProblem(file: file, place: place, message: message)
  }

  static let mend = "Open the file in Xcode and save it again, or take it from version control."
}

/// Which kind of number a property list had.
enum NumberKind {
  static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
  static func isReal(_ number: NSNumber) -> Bool {
    ["d", "f"].contains(String(cString: number.objCType))
  }
}
