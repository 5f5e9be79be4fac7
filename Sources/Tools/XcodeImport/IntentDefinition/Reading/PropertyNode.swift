import Foundation

/// A dictionary of the file with its location, for messages.
struct PropertyNode {
  let file: String
  /// The location in the user's terms: `intent NextTrip, parameter trip`.
  let location: String
  private let values: [String: Any]

  init(file: String, location: String, values: [String: Any]) {
    self.file = file
    self.location = location
    self.values = values
  }

  func named(_ location: String) -> PropertyNode {
    PropertyNode(file: file, location: location, values: values)
  }

  func text(_ key: String) -> String? { values[key] as? String }

  /// Xcode writes a flag as a boolean, at times as a number or as `YES`.
  func flag(_ key: String) -> Bool {
    if let number = values[key] as? NSNumber { return number.boolValue }
    return ["YES", "true", "1"].contains(text(key) ?? "")
  }

  func integer(_ key: String) -> Int? { (values[key] as? NSNumber)?.intValue }

  /// A finite number; nil for anything else, such as an empty text.
  func number(_ key: String) -> Double? {
    guard let number = values[key] as? NSNumber, !NumberKind.isBoolean(number) else { return nil }
    return number.doubleValue.isFinite ? number.doubleValue : nil
  }

  func phrase(_ key: String) -> Phrase? {
    let identifier = text(key + "ID")
    guard let text = text(key) else { return nil }
    return Phrase(text, key: identifier)
  }

  func requiredText(_ key: String) throws -> String {
    guard let value = values[key] else { throw problem("it has no \(key). \(Self.remedy)") }
    guard let text = value as? String, !text.isEmpty else {
      throw problem("its \(key) isn't a name. \(Self.remedy)")
    }
    return text
  }

  func child(_ key: String, location: String? = nil) throws -> PropertyNode? {
    guard let value = values[key] else { return nil }
    guard let child = value as? [String: Any] else {
      throw problem("its \(key) isn't a dictionary. \(Self.remedy)")
    }
    return PropertyNode(file: file, location: location ?? self.location, values: child)
  }

  /// - Parameter noun: what each is called in a message: `intent`.
  func children(_ key: String, _ noun: String) throws -> [PropertyNode] {
    guard let value = values[key] else { return [] }
    guard let children = value as? [Any] else {
      throw problem("its \(key) isn't an array. \(Self.remedy)")
    }
    return try children.enumerated().map { index, child in
      let location = (self.location.isEmpty ? "" : self.location + ", ") + "\(noun) \(index + 1)"
      guard let values = child as? [String: Any] else {
        throw IntentDefinitionProblem(
          file: file, location: location, message: "it isn't a dictionary. \(Self.remedy)")
      }
      return PropertyNode(file: file, location: location, values: values)
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
    IntentDefinitionProblem(file: file, location: location, message: message)
  }

  static let remedy = "Open the file in Xcode and save it again, or take it from version control."
}

/// The kind of a number in a property list.
enum NumberKind {
  static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
  static func isReal(_ number: NSNumber) -> Bool {
    ["d", "f"].contains(String(cString: number.objCType))
  }
}
