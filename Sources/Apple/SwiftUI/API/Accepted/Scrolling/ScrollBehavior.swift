import Foundation

// How scrolling goes, which a picture doesn't show.

public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String
  public static var automatic: ScrollIndicatorVisibility { .init(name: "automatic") }
  public static var visible: ScrollIndicatorVisibility { .init(name: "visible") }
  public static var hidden: ScrollIndicatorVisibility { .init(name: "hidden") }
  public static var never: ScrollIndicatorVisibility { .init(name: "never") }
}

public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { .init() }
  public static var always: ScrollBounceBehavior { .init() }
  public static var basedOnSize: ScrollBounceBehavior { .init() }
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { .init() }
  public static var immediately: ScrollDismissesKeyboardMode { .init() }
  public static var interactively: ScrollDismissesKeyboardMode { .init() }
  public static var never: ScrollDismissesKeyboardMode { .init() }
}

/// The rule by which scrolling comes to rest.
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static var automatic: LimitBehavior { .init() }
    public static var always: LimitBehavior { .init() }
    public static var alwaysByFew: LimitBehavior { .init() }
    public static var alwaysByOne: LimitBehavior { .init() }
    public static var never: LimitBehavior { .init() }
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init() }
}

extension EnvironmentValues {
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}

extension View {
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> _RestingView<Self> {
    resting("scrollIndicators", .scrolling)
  }
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> _RestingView<Self> {
    resting("scrollIndicatorsFlash", .scrolling)
  }
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> _RestingView<Self> {
    resting("scrollBounceBehavior", .scrolling)
  }
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> _RestingView<Self> {
    resting("scrollDismissesKeyboard", .input)
  }
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> _RestingView<Self> {
    resting("scrollTargetBehavior", .scrolling)
  }
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> _RestingView<Self> {
    resting("scrollTargetLayout", .scrolling)
  }
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> _RestingView<Self> {
    resting("scrollTarget", .scrolling)
  }
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> _RestingView<Self> {
    resting("scrollPosition", .scrolling)
  }
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void)
    -> _RestingView<Self>
  {
    resting("refreshable", .input)
  }
}
