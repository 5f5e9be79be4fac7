import CoreGraphics
import DisplayList
import UIKit

extension Image {
  public nonisolated init(uiImage: UIImage) {
    if let name = uiImage.assetName {
      self.init(.asset(name: name))
    } else if let name = uiImage.symbolName, uiImage.resource == nil {
      self.init(.symbol(name: name, variableValue: nil))
    } else if let pixels = uiImage.resource {
      self.init(
        .pixels(
          PixelImage(
            image: pixels, scale: uiImage.scale,
            isTemplate: uiImage.renderingMode == .alwaysTemplate)))
    } else {
      self.init(
        .pixels(PixelImage(image: ImageResource(width: 0, height: 0, pixels: []), scale: 1)))
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: renderingMode = .original
    case .alwaysTemplate: renderingMode = .template
    }
  }
}
