/// A button or a toggle for Control Center, the Lock Screen and the Action button.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }
}

/// The configuration that a control's `body` is made of.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }

  /// Gives each configuration in it to `collect`; a primitive gives itself, filled in.
  @MainActor @preconcurrency
  static func _describe(_ configuration: Self, into collect: inout [_WidgetDescription])
}

extension ControlWidgetConfiguration {
  @MainActor @preconcurrency
  public static func _describe(
    _ configuration: Self, into collect: inout [_WidgetDescription]
  ) {
    Body._describe(configuration.body, into: &collect)
  }
}

extension Never: ControlWidgetConfiguration {}

/// The configuration of a control widget without a control.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public nonisolated init() {}
  public var body: Never { _noBody(Self.self) }

  @MainActor @preconcurrency
  public static func _describe(_: Self, into collect: inout [_WidgetDescription]) {}
}

/// A control among a bundle's widgets.
public struct _ControlAsWidget<Control: ControlWidget>: Widget {
  private let control: Control
  public init() { control = Control() }
  init(_ control: Control) { self.control = control }
  public var body: _ControlAsConfiguration<Control.Body> {
    _ControlAsConfiguration(control: control.body)
  }
}

public struct _ControlAsConfiguration<Control: ControlWidgetConfiguration>: WidgetConfiguration {
  let control: Control
  public var body: Never { _noBody(Self.self) }

  @MainActor @preconcurrency
  public static func _describe(
    _ configuration: Self, into collect: inout [_WidgetDescription]
  ) {
    Control._describe(configuration.control, into: &collect)
  }
}

extension WidgetBundleBuilder {
  @MainActor @preconcurrency
  public static func buildExpression<Content: ControlWidget>(
    _ content: Content
  ) -> _ControlAsWidget<Content> {
    _ControlAsWidget(content)
  }
}
