import Foundation

/// The colour space of a colour's components. Everything is drawn in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private let identifier: String
  public init?(name: String) { identifier = name }
  public init?(name: NSString) { identifier = name as String }
  package init(identifier: String) { self.identifier = identifier }

  public var name: String? { identifier }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The way in which colours that a space hasn't got are mapped to ones that it has.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(identifier: CGColorSpace.sRGB)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(identifier: CGColorSpace.genericGrayGamma2_2)
}
