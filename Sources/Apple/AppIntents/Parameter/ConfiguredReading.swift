import FoundationExtras

/// How the values of a configuration file are read.
public struct _ConfiguredReading: Sendable {
  /// In which options' names are compared.
  package var locale: Locale
  /// Whom to ask for entities; nil for their own query.
  package var query: (any EntityQuery)?

  package init(locale: Locale, query: (any EntityQuery)? = nil) {
    self.locale = locale
    self.query = query
  }

  package func string(_ resource: LocalizedStringResource) -> String { resource.string(in: locale) }
}
