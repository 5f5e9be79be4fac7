import CoreGraphics
import DisplayList
import Foundation
import Rendering

extension CGContext {
  /// The pixels of what was drawn so far.
  public func makeImage() -> CGImage? {
    let list = DisplayList(size: CGSize(width: width, height: height), commands: commands)
    return CGImage(Rasterizer().render(list, scale: 1).image)
  }
}
