import Assets
import CoreGraphics
import DisplayList
import Foundation
import UIKit

extension Image {
  public nonisolated init(uiImage: UIImage) {
    if let name = uiImage.assetName {
      // The catalogue is asked again, for the appearance in which it is drawn.
      self.init(.asset(name: name, bundle: uiImage.assetBundle))
    } else if let name = uiImage.symbolName, uiImage.resource == nil {
      self.init(.symbol(name: name, variableValue: nil))
    } else if let upright = uiImage.upright {
      var picture = PixelImage(image: upright, scale: uiImage.scale)
      picture.symbol = uiImage.templateSymbol.map { .init(name: $0.name, outlines: $0.outlines) }
      self.init(.pixels(picture))
    } else {
      self.init(.nothing)
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: renderingMode = .original
    case .alwaysTemplate: renderingMode = .template
    }
  }

  /// - Parameter scale: pixels per point.
  public nonisolated init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(
      .pixels(PixelImage(cgImage, scale: scale, orientation: orientation)), label: label)
  }

  /// - Parameter scale: pixels per point.
  public nonisolated init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(
      .pixels(PixelImage(cgImage, scale: scale, orientation: orientation)), isDecorative: true)
  }
}

extension PixelImage {
  fileprivate init(_ image: CGImage, scale: CGFloat, orientation: Image.Orientation) {
    self.init(
      image: image.resource.turned(orientation.stored),
      scale: scale > 0 && scale.isFinite ? scale : 1)
  }
}

extension Image.Orientation {
  fileprivate var stored: ImageOrientation {
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
