import Assets
import DisplayList
import Foundation
import Rendering

extension UIImage {
  /// The pixels as a PNG file; nil for an image without any. The orientation isn't kept, as on iOS.
  public func pngData() -> Data? {
    guard let resource else { return nil }
    return Data(PNGEncoder().encode(Bitmap(resource)))
  }

  /// A JPEG file with the orientation, clear parts on white; nil for an image without pixels.
  ///
  /// The file is libjpeg's: of another size than one by Apple's encoder at the same quality.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    resource.flatMap {
      ImageEncoder.jpeg(
        $0, quality: Double(compressionQuality), orientation: imageOrientation.stored)
    }
  }

  /// An HEIC file, the picture upright; nil for an image without pixels, and where this machine has no encoder
  /// for it (libheif with x265), which the frame's diagnostics state.
  public func heicData() -> Data? {
    guard let upright else { return nil }
    if let data = ImageEncoder.heic(upright, quality: 0.8) { return data }
    ImageNotes.add(
      "UIImage.heicData() gave nil: this machine has no encoder for HEIC. Install libheif1 (on Ubuntu "
        + "libheif-plugin-x265 as well) with apt-get, or take jpegData(compressionQuality:).")
    return nil
  }
}

extension UIImage.Orientation {
  init(_ stored: ImageOrientation) {
    switch stored {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .upMirrored: self = .upMirrored
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .rightMirrored: self = .rightMirrored
    }
  }

  var stored: ImageOrientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}
