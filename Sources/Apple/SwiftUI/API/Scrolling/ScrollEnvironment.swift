import Foundation

private struct ScrollMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// The point of scrolled content that is shown first; nil for its start.
  @Entry var scrollAnchor: UnitPoint?
  /// The margins around scrolled content; points.
  var scrollMargins: EdgeInsets {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }
  @Entry var scrollClipIsDisabled = false
  /// The visibility of the background of lists and forms.
  @Entry var scrollBackground: Visibility = .automatic
  @Entry public var isScrollEnabled = true
}

public struct ContentMarginPlacement: Sendable {
  let name: String
  public static var automatic: ContentMarginPlacement { .init(name: "automatic") }
  public static var scrollContent: ContentMarginPlacement { .init(name: "scrollContent") }
  public static var scrollIndicators: ContentMarginPlacement { .init(name: "scrollIndicators") }
}

public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  public static var initialOffset: ScrollAnchorRole { .init(name: "initialOffset") }
  public static var sizeChanges: ScrollAnchorRole { .init(name: "sizeChanges") }
  public static var alignment: ScrollAnchorRole { .init(name: "alignment") }
}

extension View {
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }

  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    changingEnvironment { if role == .initialOffset { $0.scrollAnchor = anchor } }
  }

  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClipIsDisabled, disabled)
  }

  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollBackground, visibility)
  }

  /// - Parameter insets: points.
  // Disfavoured, so that arithmetic is solved once: see `padding`.
  @_disfavoredOverload
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changingEnvironment {
      guard placement.name != "scrollIndicators" else { return }
      if edges.contains(.top) { $0.scrollMargins.top = insets.top }
      if edges.contains(.leading) { $0.scrollMargins.leading = insets.leading }
      if edges.contains(.bottom) { $0.scrollMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { $0.scrollMargins.trailing = insets.trailing }
    }
  }

  /// - Parameter length: points; nil for the system's 16.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
