import Foundation
@_spi(Reflection) import Swift

/// The stored properties of entries as JSON, and copies of entries with other values. Read and written are single values,
/// optionals, arrays, enumerations with raw values or with a list of all cases, and structures of these. A property of
/// another type, such as a class, stays as it is and isn't listed.
enum EntryEditor {
  /// The reason why a property can't have a value.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// Structures in structures that are read at most.
  private static let mostLevels = 6

  // MARK: Reading

  /// - Returns: nil for a value that isn't read.
  static func value<Value>(of value: Value) -> EntryValue? {
    if value is any EntryOptional {
      guard let optional = Value.self as? any EntryOptional.Type, optional.isEdited else {
        return nil
      }
    }
    return read(value)
  }

  private static func read(_ value: Any) -> EntryValue? {
    if let optional = value as? any EntryOptional {
      guard type(of: optional).isEdited else { return nil }
      return optional.entryContent.map(read) ?? .null
    }
    if let scalar = value as? any EntryScalar { return scalar.entryValue }
    guard isEdited(type(of: value)) else { return nil }
    if let list = value as? any EntryList { return .list(list.entryElements.compactMap(read)) }
    if let raw = value as? any RawRepresentable { return read(raw.rawValue) }
    if value is any CaseIterable { return .text("\(value)") }
    let names = editedFields(of: type(of: value))
    return .object(
      Mirror(reflecting: value).children.compactMap { child in
        guard let name = child.label, names.contains(name), let value = read(child.value) else {
          return nil
        }
        return EntryValue.Field(name: name, value: value)
      })
  }

  /// Whether values of a type are read and written.
  static func isEdited(_ type: Any.Type, level: Int = 0) -> Bool {
    if type is any EntryScalar.Type { return true }
    if let optional = type as? any EntryOptional.Type { return optional.isEdited }
    if let list = type as? any EntryList.Type { return list.isEdited }
    if let raw = type as? any RawRepresentable.Type { return isScalar(raw) }
    if type is any CaseIterable.Type { return kind(type) == .enum }
    guard kind(type) == .struct, isOfAnApp(type), level < mostLevels else { return false }
    var isAny = false
    _ = _forEachField(of: type, options: []) { _, _, field, _ in
      isAny = isEdited(field, level: level + 1)
      return !isAny
    }
    return isAny
  }

  /// The names of a structure's properties that are read and written.
  private static func editedFields(of type: Any.Type) -> [String] {
    var names: [String] = []
    _ = _forEachField(of: type, options: []) { name, _, field, _ in
      if isEdited(field) { names.append(String(cString: name)) }
      return true
    }
    return names
  }

  /// The kind of a type, which its metadata begin with.
  private static func kind(_ type: Any.Type) -> _MetadataKind? {
    _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self))
  }

  private static func isScalar<Raw: RawRepresentable>(_: Raw.Type) -> Bool {
    Raw.RawValue.self is any EntryScalar.Type
  }

  /// Structures of the system keep their values in properties that mean nothing to others.
  private static func isOfAnApp(_ type: Any.Type) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return !systemModules.contains(String(module))
  }

  private static let systemModules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "SwiftUI",
    "SwiftUICore", "WidgetKit", "WidgetKitCore", "AppIntents", "Intents", "CoreGraphics", "UIKit",
    "CoreLocation", "MapKit", "Charts", "CryptoKit", "DisplayList", "Observation", "_Concurrency",
    "Synchronization", "Dispatch",
  ]

  private static func name(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  // MARK: Writing

  /// A copy with the values of JSON.
  ///
  /// - Parameters:
  ///   - value: what keeps the values that JSON doesn't name; nil for a new element, which needs none.
  ///   - path: the property's name in messages.
  /// - Throws: a ``Problem``.
  static func edited<Value>(_ value: Value?, _ json: EntryValue, at path: String) throws -> Value {
    func refusal() -> Problem {
      Problem(description: "\(path) is \(name(Value.self)), and \(json.json) isn’t.")
    }
    if let type = Value.self as? any EntryScalar.Type {
      guard let made = type.made(of: json) as? Value else { throw refusal() }
      return made
    }
    if let type = Value.self as? any EntryNested.Type, isEdited(Value.self) {
      return try nested(type, value, json, path)
    }
    guard isEdited(Value.self) else {
      throw Problem(
        description: "\(path) is \(name(Value.self)), which JSON doesn’t have.")
    }
    if let type = Value.self as? any RawRepresentable.Type {
      guard let made = raw(type, json) as? Value else { throw refusal() }
      return made
    }
    if let type = Value.self as? any CaseIterable.Type {
      guard let made = named(type, json) as? Value else { throw refusal() }
      return made
    }
    guard case .object(let fields) = json else { throw refusal() }
    guard var copy = value else {
      throw Problem(
        description: "\(path) has no \(name(Value.self)) that could be copied.")
    }
    for field in fields { try write(field, into: &copy, at: path) }
    return copy
  }

  private static func nested<Value, Nested: EntryNested>(
    _: Nested.Type, _ value: Value?, _ json: EntryValue, _ path: String
  ) throws -> Value {
    let base = value.flatMap { $0 as? Nested }
    guard let made = try Nested.edited(base, json, at: path) as? Value else {
      throw Problem(description: "\(path) can’t be written.")
    }
    return made
  }

  private static func raw<Raw: RawRepresentable>(_: Raw.Type, _ json: EntryValue) -> Any? {
    guard let scalar = Raw.RawValue.self as? any EntryScalar.Type,
      let value = scalar.made(of: json) as? Raw.RawValue
    else { return nil }
    return Raw(rawValue: value)
  }

  private static func named<Cases: CaseIterable>(_: Cases.Type, _ json: EntryValue) -> Any? {
    guard case .text(let name) = json else { return nil }
    return Cases.allCases.first { "\($0)" == name }
  }

  private static func write<Value>(
    _ field: EntryValue.Field, into value: inout Value, at path: String
  ) throws {
    let place = path.isEmpty ? field.name : "\(path).\(field.name)"
    var found: (offset: Int, type: Any.Type)?
    _ = _forEachField(of: Value.self, options: []) { name, offset, type, _ in
      if String(cString: name) == field.name { found = (offset, type) }
      return found == nil
    }
    guard let found else {
      let names = editedFields(of: Value.self)
      throw Problem(
        description: "There is no \(place). \(name(Value.self)) has "
          + (names.isEmpty ? "nothing that JSON has." : names.joined(separator: ", ") + "."))
    }
    // Checked before its memory is read as a value of the type.
    guard isEdited(found.type) else {
      throw Problem(
        description: "\(place) is \(name(found.type)), which JSON doesn’t have.")
    }
    try withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer) + found.offset
      func write<Stored>(_: Stored.Type) throws {
        let stored = start.assumingMemoryBound(to: Stored.self)
        stored.pointee = try edited(stored.pointee, field.value, at: place)
      }
      try _openExistential(found.type, do: write)
    }
  }
}

/// A type that holds values of another.
protocol EntryNested {
  static var isEdited: Bool { get }
  static func edited(_ value: Self?, _ json: EntryValue, at path: String) throws -> Self
}

protocol EntryOptional: EntryNested {
  var entryContent: Any? { get }
}

extension Optional: EntryOptional, EntryNested {
  static var isEdited: Bool { EntryEditor.isEdited(Wrapped.self) }
  var entryContent: Any? { map { $0 } }
  static func edited(_ value: Self?, _ json: EntryValue, at path: String) throws -> Self {
    json == .null ? nil : .some(try EntryEditor.edited(value ?? nil, json, at: path))
  }
}

protocol EntryList: EntryNested {
  var entryElements: [Any] { get }
}

extension Array: EntryList, EntryNested {
  static var isEdited: Bool { EntryEditor.isEdited(Element.self) }
  var entryElements: [Any] { map { $0 } }
  /// Elements keep what JSON doesn't name of those at the same place; further ones of the last.
  static func edited(_ value: Self?, _ json: EntryValue, at path: String) throws -> Self {
    guard case .list(let elements) = json else {
      throw EntryEditor.Problem(description: "\(path) is a list, and \(json.json) isn’t.")
    }
    return try elements.enumerated().map { index, element in
      let base = value.flatMap { $0.indices.contains(index) ? $0[index] : $0.last }
      return try EntryEditor.edited(base, element, at: "\(path)[\(index)]")
    }
  }
}
