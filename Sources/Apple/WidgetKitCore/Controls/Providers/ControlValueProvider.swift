import AppIntents

/// Says what value a control without configuration has.
public protocol ControlValueProvider: SendableMetatype {
  associatedtype Value
  /// A sample value for the gallery of controls, available at once.
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// Says what value a control has that the user configures by an App Intent.
public protocol AppIntentControlValueProvider: SendableMetatype {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}
