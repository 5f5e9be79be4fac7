import Foundation

// There is no interaction with a still picture: gestures are accepted and their actions not called.

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> _RestingView<Self> {
    resting("allowsHitTesting", .touch)
  }

  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false)
    -> _RestingView<Self>
  {
    resting("contentShape", .touch)
  }
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> _RestingView<Self> {
    resting("contentShape", .touch)
  }

  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    inertInWidgets("onTapGesture")
  }
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    inertInWidgets("onTapGesture")
  }
  public nonisolated func onTapGesture<C: CoordinateSpaceProtocol>(
    count: Int = 1, coordinateSpace: C, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    inertInWidgets("onTapGesture")
  }
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    inertInWidgets("onLongPressGesture")
  }
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    inertInWidgets("onLongPressGesture")
  }

  public nonisolated func help(_ textKey: _WrittenKey<Self>) -> _RestingView<Self> {
    resting("help", .input)
  }
  public nonisolated func help<W: _Wording>(_ text: W) -> _RestingView<Self> {
    resting("help", .input)
  }
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> _RestingView<Self> {
    resting("help", .input)
  }

  /// Controls within are drawn as disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.fields.isEnabled = $0.fields.isEnabled && !disabled }
  }
}
