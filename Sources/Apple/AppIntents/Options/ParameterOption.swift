import FoundationExtras

/// One of the values that a parameter can take, as a file names it and as the user reads it.
package struct ParameterOption: Sendable {
  /// An identifier, a raw value, or the value itself.
  package let name: String
  package let title: LocalizedStringResource

  package init(_ name: String, _ title: LocalizedStringResource) {
    self.name = name
    self.title = title
  }

  /// - Parameter title: the title, where it isn't the value's own.
  init(of value: Any, title: LocalizedStringResource? = nil) {
    let shown = (value as? any InstanceDisplayRepresentable)?.displayRepresentation.title
    let name =
      if let entity = value as? any AppEntity {
        entity.identifierText
      } else if let value = value
        as? any AppEnum
      { value.rawText } else { String(describing: value) }
    self.init(name, title ?? shown ?? LocalizedStringResource(stringLiteral: name))
  }
}

extension AppEntity {
  var identifierText: String { id.entityIdentifierString }
}

extension AppEnum {
  var rawText: String { "\(rawValue)" }
}
