import Foundation

extension Device {
  /// nil for a device without controls.
  package func controlCanvas(_ presentation: Presentation) -> Canvas? {
    guard platform == .iOS || platform == .iPadOS else { return nil }
    let size: CGSize
    switch presentation {
    case .controlSmall: size = CGSize(width: 70, height: 70)
    case .controlMedium: size = CGSize(width: 156, height: 70)
    case .controlLarge: size = CGSize(width: 156, height: 156)
    case .controlLockScreen: size = CGSize(width: 50, height: 50)
    default: return nil
    }
    return Canvas(
      size,
      assumption: "Apple publishes no sizes of controls: \(presentation.rawValue) is drawn at "
        + "\(PathPart.number(size.width)) × \(PathPart.number(size.height)) pt, with the system's "
        + "ground as it looks to us.")
  }
}
