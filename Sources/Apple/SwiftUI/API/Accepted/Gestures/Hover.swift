import Foundation

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

// No pointer is over a picture.

extension View {
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> _RestingView<Self> {
    resting("onHover", .input)
  }
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> _RestingView<Self> {
    resting("onContinuousHover", .input)
  }
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> _RestingView<Self> {
    resting("hoverEffect", .input)
  }
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> _RestingView<Self> {
    resting("hoverEffect", .input)
  }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> _RestingView<Self> {
    resting("hoverEffectDisabled", .input)
  }
}
