import FoundationExtras

extension AnyIntentParameter {
  /// The query or provider that names the possible values, where that isn't the type: `HarbourQuery`.
  package var optionsSource: String? {
    if let provider = traits.optionsProvider { return String(describing: type(of: provider)) }
    if let query = traits.query { return String(describing: type(of: query)) }
    return (elementType as? any AppEntity.Type)?.queryName
  }

  /// The values that Edit Widget would offer; nil where any value of the type can be given.
  ///
  /// - Throws: ``OptionsFailure``.
  package func options() async throws -> [ParameterOption]? {
    if let provider = traits.optionsProvider { return try await provider.offered() }
    if let query = traits.query { return try await query.suggestions() }
    if let type = elementType as? any AppEnum.Type {
      guard let supported = traits.supportedCases else { return type.cases }
      return type.cases.filter { supported.contains($0.name) }
    }
    return try await (elementType as? any AppEntity.Type)?.suggested()
  }

  /// A value that isn't offered can't be chosen on a device: so for what an options provider or a
  /// list of cases gives. A query finds more entities than it suggests.
  package var isLimitedToOptions: Bool {
    traits.optionsProvider != nil || traits.supportedCases != nil
  }
}
