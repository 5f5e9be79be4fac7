import Foundation

/// Names of types without their module and their parameters, made once each.
enum TypeName {
  nonisolated(unsafe) private static var names: [ObjectIdentifier: String] = [:]
  nonisolated(unsafe) private static var arePart: [ObjectIdentifier: Bool] = [:]
  nonisolated(unsafe) private static var areOfSwiftUI: [ObjectIdentifier: Bool] = [:]

  /// Of this module, of which controls are made and nobody else knows.
  private static let parts: Set<String> = [
    "BorderedButton", "ButtonPlate", "CapacityBar", "FieldContent", "InlineOptions", "MacButton",
    "MenuPicker", "Ring", "SegmentedPicker", "WheelPicker",
  ]

  /// Whether it is a part of a control of this module, which has no name for the developer.
  static func isPart(_ type: Any.Type) -> Bool {
    if let known = arePart[ObjectIdentifier(type)] { return known }
    let name = _typeName(type)
    let own = "SwiftUI."
    var isPart = false
    if name.hasPrefix(own) {
      let short = name.dropFirst(own.count).prefix { $0 != "<" }
      // Private ones have their file in brackets; those within others are configurations of styles.
      isPart = short.contains("(") || short.contains(".") || parts.contains(String(short))
    }
    arePart[ObjectIdentifier(type)] = isPart
    return isPart
  }

  /// Whether this module declares it.
  nonisolated static func isOfSwiftUI(_ type: Any.Type) -> Bool {
    if let known = areOfSwiftUI[ObjectIdentifier(type)] { return known }
    let isOfSwiftUI = _typeName(type).hasPrefix("SwiftUI.")
    areOfSwiftUI[ObjectIdentifier(type)] = isOfSwiftUI
    return isOfSwiftUI
  }

  static func of(_ type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    var name = String(describing: type)
    if let end = name.firstIndex(of: "<") { name = String(name[..<end]) }
    names[ObjectIdentifier(type)] = name
    return name
  }
}
