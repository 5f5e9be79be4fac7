import Foundation

/// The appearance and the behaviour of pickers.
public protocol PickerStyle {
  var _appearance: _PickerAppearance { get }
}

/// The appearance that a style selects.
public enum _PickerAppearance: Sendable { case automatic, menu, segmented, inline, wheel }

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _appearance: _PickerAppearance { .automatic }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _appearance: _PickerAppearance { .menu }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _appearance: _PickerAppearance { .segmented }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _appearance: _PickerAppearance { .inline }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _appearance: _PickerAppearance { .wheel }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _appearance: _PickerAppearance { .menu }
}
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _appearance: _PickerAppearance { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { .init() }
}

extension EnvironmentValues {
  @Entry var pickerStyle: _PickerAppearance = .automatic
  /// UISegmentedControl's: 13 points, medium weight where chosen.
  var segmentFont: Font { .system(size: 13) }
}

extension View {
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._appearance)
  }
}
