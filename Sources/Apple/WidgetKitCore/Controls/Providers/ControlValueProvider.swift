import AppIntents

/// A provider of the value of a control without configuration.
public protocol ControlValueProvider: SendableMetatype {
  associatedtype Value
  /// A sample value for the gallery of controls, available at once.
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// A provider of the value of a control that the user configures by an App Intent.
public protocol AppIntentControlValueProvider: SendableMetatype {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}
