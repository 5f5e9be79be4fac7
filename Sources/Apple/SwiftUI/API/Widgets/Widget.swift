/// Something for the Home Screen: a configuration of what it shows and what provides it.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }
}

/// Several widgets of one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

/// The configuration that a widget's `body` is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }

  /// Gives each configuration in it to `collect`; a primitive gives itself, filled in.
  @MainActor @preconcurrency
  static func _describe(_ configuration: Self, into collect: inout [_WidgetDescription])
}

extension WidgetConfiguration {
  @MainActor @preconcurrency
  public static func _describe(
    _ configuration: Self, into collect: inout [_WidgetDescription]
  ) {
    Body._describe(configuration.body, into: &collect)
  }
}

extension Never: WidgetConfiguration {
  @MainActor @preconcurrency
  public static func _describe(_: Never, into collect: inout [_WidgetDescription]) {}
}

/// The description of a configuration for a host. WidgetKit stores in `payload` what only it can name.
public struct _WidgetDescription {
  public var kind: String
  /// A provider and its content, known to WidgetKit.
  public var payload: Any
  /// The values that modifiers set, by name.
  public var options: [String: Any] = [:]
  public init(kind: String, payload: Any) {
    self.kind = kind
    self.payload = payload
  }
}
