import Foundation

/// The kind of components that a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

extension CGColorSpace {
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
  public static let linearGray = "kCGColorSpaceLinearGray"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  public static let dcip3 = "kCGColorSpaceDCIP3"
  public static let itur_709 = "kCGColorSpaceITUR_709"
  public static let itur_2020 = "kCGColorSpaceITUR_2020"
  public static let genericXYZ = "kCGColorSpaceGenericXYZ"
  public static let genericLab = "kCGColorSpaceGenericLab"

  public var model: CGColorSpaceModel {
    switch name ?? "" {
    case Self.genericGrayGamma2_2, Self.linearGray, Self.extendedGray: .monochrome
    case Self.genericCMYK: .cmyk
    case Self.genericXYZ: .XYZ
    case Self.genericLab: .lab
    default: .rgb
    }
  }

  /// The number of components beside alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  /// Whether the space has colours that sRGB lacks.
  public var isWideGamutRGB: Bool {
    [Self.displayP3, Self.extendedDisplayP3, Self.adobeRGB1998, Self.dcip3, Self.itur_2020]
      .contains(name ?? "")
  }

  public var supportsOutput: Bool { true }
}

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(identifier: CGColorSpace.genericCMYK)
}
