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
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View {
    self
  }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
