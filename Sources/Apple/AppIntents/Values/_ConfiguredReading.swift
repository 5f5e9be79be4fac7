import FoundationExtras

/// The way in which the values of a configuration file are read.
public struct _ConfiguredReading: Sendable {
  package typealias EntitySearch = @Sendable (String, _ConfiguredReading) async throws -> Any?

  /// The locale in which the names of options are compared.
  package var locale: Locale
  /// The search for an entity by the text that names it; nil for the default query of the entity.
  package var findEntity: EntitySearch?

  package init(locale: Locale, findEntity: EntitySearch? = nil) {
    self.locale = locale
    self.findEntity = findEntity
  }

  package func string(_ resource: LocalizedStringResource) -> String { resource.string(in: locale) }
}
