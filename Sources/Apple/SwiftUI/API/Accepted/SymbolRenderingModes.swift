/// The gradient of a symbol's colours, from iOS 26 on. Symbols are drawn in flat colours.
///
/// - Support: at rest
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The way a symbol shows a value, from iOS 26 on. The value changes the colours of its layers.
///
/// - Support: at rest
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    resting("symbolColorRenderingMode", mode.map { _ in .drawing })
  }
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    resting("symbolVariableValueMode", mode.map { _ in .drawing })
  }

  /// The badge that a list or a tab would show beside the view. It isn't shown elsewhere.
  public nonisolated func badge<C: _BadgeCount>(_ count: C) -> _RestingView<Self> {
    resting("badge", .drawing)
  }
  public nonisolated func badge(_ key: _WrittenKey<Self>?) -> _RestingView<Self> {
    resting("badge", .drawing)
  }
  public nonisolated func badge<W: _Wording>(_ label: W?) -> _RestingView<Self> {
    resting("badge", .drawing)
  }
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> _RestingView<Self> {
    resting("badge", .drawing)
  }
}

/// `Int`: a type variable that nothing else fits, so that `total + 1` is solved before the view.
public protocol _BadgeCount {}
extension Int: _BadgeCount {}
