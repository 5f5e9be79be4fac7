import Foundation

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  /// −1 before it has come, 1 once it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition by which a view appears and disappears. A still picture shows the view in place.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func combined<T: Transition>(with other: T) -> some Transition { self }
  public func animation(_ animation: Animation?) -> some Transition { self }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that the system knows; in a picture, nothing.
@MainActor @preconcurrency
public protocol _SystemTransition: Transition {}

extension _SystemTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct OpacityTransition: _SystemTransition { public init() {} }
public nonisolated struct IdentityTransition: _SystemTransition { public init() {} }
public nonisolated struct SlideTransition: _SystemTransition { public init() {} }
public nonisolated struct ScaleTransition: _SystemTransition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}
public nonisolated struct OffsetTransition: _SystemTransition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
}
public nonisolated struct MoveTransition: _SystemTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}
public nonisolated struct PushTransition: _SystemTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}
public nonisolated struct AsymmetricTransition<
  Insertion: Transition, Removal: Transition
>: _SystemTransition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}
public nonisolated struct BlurReplaceTransition: _SystemTransition {
  public struct Configuration: Hashable, Sendable {
    private let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
}

extension Transition where Self == OpacityTransition {
  public static nonisolated var opacity: Self { Self() }
}
extension Transition where Self == IdentityTransition {
  public static nonisolated var identity: Self { Self() }
}
extension Transition where Self == SlideTransition {
  public static nonisolated var slide: Self { Self() }
}
extension Transition where Self == ScaleTransition {
  public static nonisolated var scale: Self { Self(0) }
  public static nonisolated func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public static nonisolated func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  public static nonisolated func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static nonisolated func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  public static nonisolated var blurReplace: Self { Self(configuration: .downUp) }
  public static nonisolated func blurReplace(_ configuration: Self.Configuration = .downUp) -> Self
  {
    Self(configuration: configuration)
  }
}

extension AnyTransition {
  public init<T: Transition>(_ transition: T) { self = .identity }
}

extension View {
  public nonisolated func transition<T: Transition>(_ transition: T) -> _RestingView<Self> {
    resting("transition", .motion)
  }
}
