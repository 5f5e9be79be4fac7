import CoreGraphics
import DisplayList
import Foundation

extension CIImage {
  /// The image through a map. A code's modules stay squares.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant != 0, determinant.isFinite else { return CIImage.empty() }
    let inverse = matrix.inverted()
    let source = self
    return CIImage(
      extent: extent.isInfinite ? extent : extent.applying(matrix), isNearest: isNearest
    ) { rect, space in
      // One pixel more at each side is mixed in.
      let needed = PixelRect(rect.cgRect.applying(inverse)).grown(by: 1)
      let own = source.extent.isInfinite ? needed : needed.intersection(PixelRect(source.extent))
      guard own.count > 0 else { return FloatPicture(rect) }
      return source.pixels(in: own, space)
        .resampled(to: rect, by: inverse, isNearest: source.isNearest)
    }
  }
  public func transformed(
    by matrix: CGAffineTransform, highQualityDownsample: Bool
  ) -> CIImage { transformed(by: matrix) }

  public func cropped(to rect: CGRect) -> CIImage {
    let source = self
    let extent = extent.isInfinite ? rect : extent.intersection(rect)
    return CIImage(extent: extent.isNull ? .zero : extent, isNearest: isNearest) { rect, space in
      source.pixels(in: rect, space)
    }
  }

  /// The image with the pixels of its edges repeated without an end.
  public func clampedToExtent() -> CIImage {
    let source = self, own = PixelRect(extent)
    guard own.count > 0, !extent.isInfinite else { return self }
    return CIImage(extent: .infinite) { rect, space in
      let inner = source.pixels(in: own, space)
      var result = FloatPicture(rect)
      for row in 0..<rect.height {
        let y = min(max(rect.maxY - 1 - row, own.y), own.maxY - 1)
        for column in 0..<rect.width {
          let x = min(max(rect.x + column, own.x), own.maxX - 1)
          let from = ((own.maxY - 1 - y) * own.width + x - own.x) * 4
          let to = (row * rect.width + column) * 4
          for part in 0..<4 { result.values[to + part] = inner.values[from + part] }
        }
      }
      return result
    }
  }
  public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

  /// The image in front of another one.
  public func composited(over dest: CIImage) -> CIImage {
    let top = self
    let extent =
      extent.isInfinite || dest.extent.isInfinite ? .infinite : extent.union(dest.extent)
    return CIImage(extent: extent) { rect, space in
      var result = dest.pixels(in: rect, space)
      result.draw(top.pixels(in: rect, space))
      return result
    }
  }

  /// - Parameter orientation: as of EXIF, 1…8.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    transformed(by: orientationTransform(forExifOrientation: orientation))
  }
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }

  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    let w = extent.width, h = extent.height
    let (a, b, c, d, tx, ty): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) =
      switch orientation {
      case 2: (-1, 0, 0, 1, w, 0)
      case 3: (-1, 0, 0, -1, w, h)
      case 4: (1, 0, 0, -1, 0, h)
      case 5: (0, -1, -1, 0, h, w)
      case 6: (0, -1, 1, 0, 0, w)
      case 7: (0, 1, 1, 0, 0, 0)
      case 8: (0, 1, -1, 0, h, 0)
      default: (1, 0, 0, 1, 0, 0)
      }
    let toOrigin = CGAffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: -extent.minX, ty: -extent.minY)
    return toOrigin.concatenating(CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty))
  }

  public func samplingNearest() -> CIImage { sampled(nearest: true) }
  public func samplingLinear() -> CIImage { sampled(nearest: false) }
  private func sampled(nearest: Bool) -> CIImage {
    let source = self
    return CIImage(extent: extent, isNearest: nearest) { source.pixels(in: $0, $1) }
  }

  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    let source = self
    var named: [String: Any] = [:]
    for (key, value) in properties { named["\(key)"] = value }
    return CIImage(extent: extent, isNearest: isNearest, properties: named) {
      source.pixels(in: $0, $1)
    }
  }

  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    CIImage(color: .black).cropped(to: extent).applying(behind: self)
  }
  private func applying(behind top: CIImage) -> CIImage { top.composited(over: self) }

  public func insertingIntermediate() -> CIImage { self }
  public func premultiplyingAlpha() -> CIImage { self }
  public func unpremultiplyingAlpha() -> CIImage { self }
}
