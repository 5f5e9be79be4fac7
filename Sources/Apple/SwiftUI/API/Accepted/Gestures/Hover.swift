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
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    resting("onHover", .input)
  }
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    resting("onContinuousHover", .input)
  }
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    resting("hoverEffect", .input)
  }
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View {
    resting("hoverEffect", .input)
  }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    resting("hoverEffectDisabled", .input)
  }
}
