import Foundation

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static var allCases: [InterfaceOrientation] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }
}

// What Xcode's canvas goes by.

extension View {
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    self
  }
}
