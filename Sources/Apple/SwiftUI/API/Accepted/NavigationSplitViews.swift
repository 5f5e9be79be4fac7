import Foundation

// The columns of a split view. A phone shows the first alone.

/// The layout of a split view's columns; on a phone all styles are the same.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// The transition by which a navigation or a presentation shows a view.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .init() }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  public static var crossFade: CrossFadeNavigationTransition { .init() }
}

/// The appearance of the source of a transition.
public protocol MatchedTransitionSourceConfiguration {}

/// The appearance of a source that has none of its own.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension NavigationLink {
  /// - Support: at rest
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> _RestingView<Self> {
    resting("isDetailLink", .presentation)
  }
}

extension View {
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> _RestingView<Self> {
    resting("navigationSplitViewStyle", .presentation)
  }
  public nonisolated func navigationSplitViewColumnWidth(
    _ width: CGFloat
  ) -> _RestingView<Self> {
    resting("navigationSplitViewColumnWidth", .presentation)
  }
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> _RestingView<Self> {
    resting("navigationSplitViewColumnWidth", .presentation)
  }
  public nonisolated func navigationTransition(
    _ style: some NavigationTransition
  ) -> _RestingView<Self> {
    resting("navigationTransition", .motion)
  }
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> _RestingView<Self> {
    resting("matchedTransitionSource", .motion)
  }
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> _RestingView<Self> {
    resting("matchedTransitionSource", .motion)
  }
  public nonisolated func navigationDocument(_ url: URL) -> _RestingView<Self> {
    resting("navigationDocument", .presentation)
  }
  @_disfavoredOverload
  public nonisolated func navigationDocument<D: Transferable>(
    _ document: D
  ) -> _RestingView<Self> {
    resting("navigationDocument", .presentation)
  }
  public nonisolated func navigationDocument<D: Transferable, Image, Icon>(
    _ document: D, preview: SharePreview<Image, Icon>
  ) -> _RestingView<Self> {
    resting("navigationDocument", .presentation)
  }
  public nonisolated func navigationSubtitle(
    _ subtitleKey: _WrittenKey<Self>
  ) -> _RestingView<Self> {
    resting("navigationSubtitle", .drawing)
  }
  public nonisolated func navigationSubtitle<W: _Wording>(
    _ subtitle: W
  ) -> _RestingView<Self> {
    resting("navigationSubtitle", .drawing)
  }
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S
  ) -> _RestingView<Self> {
    resting("navigationSubtitle", .drawing)
  }
  public nonisolated func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> _RestingView<Self> {
    resting("navigationLinkIndicatorVisibility", visibility == .hidden ? .drawing : nil)
  }
}
