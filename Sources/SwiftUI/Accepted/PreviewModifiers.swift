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

// What Xcode's canvas goes by.

extension View {
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
