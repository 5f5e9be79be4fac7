/// The template of a control: WidgetKit's button or toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @MainActor @preconcurrency var body: Body { get }

  /// The parts of a primitive; a composite gives its body's.
  @MainActor @preconcurrency static func _parts(_ template: Self) -> _ControlParts?
}

extension ControlWidgetTemplate {
  @MainActor @preconcurrency
  public static func _parts(_ template: Self) -> _ControlParts? { Body._parts(template.body) }
}

extension Never: ControlWidgetTemplate {}

/// A button or a toggle, taken apart.
public struct _ControlParts {
  /// Whether a toggle is on; nil for a button.
  public var isOn: Bool?
  /// The intent that it performs, which only WidgetKit can name.
  public var action: Any
  public var label: AnyView
  /// The text of its value: on or off for a toggle, running or not for a button.
  public var valueLabel: (Bool) -> AnyView?
  public var tint: Color?
  public var isDisabled = false
  public var isPrivacySensitive = false

  public init(
    isOn: Bool?, action: Any, label: AnyView, valueLabel: @escaping (Bool) -> AnyView?
  ) {
    self.isOn = isOn
    self.action = action
    self.label = label
    self.valueLabel = valueLabel
  }
}

/// A template with something changed about it.
public struct _ChangedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
  let base: Base
  let change: (inout _ControlParts) -> Void

  public init(_ base: Base, _ change: @escaping (inout _ControlParts) -> Void) {
    self.base = base
    self.change = change
  }

  public var body: Never { _noBody(Self.self) }

  public static func _parts(_ template: Self) -> _ControlParts? {
    var parts = Base._parts(template.base)
    if parts != nil { template.change(&parts!) }
    return parts
  }
}

/// One template of those that a condition chooses from.
public enum _EitherControlTemplate<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>:
  ControlWidgetTemplate
{
  case first(First)
  case second(Second)
  public var body: Never { _noBody(Self.self) }

  public static func _parts(_ template: Self) -> _ControlParts? {
    switch template {
    case .first(let first): First._parts(first)
    case .second(let second): Second._parts(second)
    }
  }
}

/// The builder of a control's template: one, of however many are chosen from.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
  public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
    first: First
  ) -> _EitherControlTemplate<First, Second> {
    .first(first)
  }
  public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
    second: Second
  ) -> _EitherControlTemplate<First, Second> {
    .second(second)
  }
  public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content {
    content
  }
}
