/// The place of alpha in a pixel, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The order of a pixel's bytes, with a `CGImageAlphaInfo` in its lowest bits.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = Self(rawValue: 0x1f)
  public static let floatInfoMask = Self(rawValue: 0xf00)
  public static let floatComponents = Self(rawValue: 1 << 8)
  public static let byteOrderMask = Self(rawValue: 0x7000)
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}

extension CGImage {
  /// Pixels are red, green, blue and alpha, colours multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
}
