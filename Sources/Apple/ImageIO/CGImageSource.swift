import UIKit

/// A file of images.
public final class CGImageSource: Sendable {
  let data: Data
  /// The image, decoded once; nil where the data are no image.
  let image: UIImage?

  init(_ data: Data) {
    self.data = data
    image = UIImage(data: data)
  }

  /// The uniform type of the file, by its first bytes.
  var type: String? {
    let start = [UInt8](data.prefix(12))
    func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      start.count >= offset + bytes.count && Array(start[offset..<offset + bytes.count]) == bytes
    }
    if has([0x89, 0x50, 0x4e, 0x47]) { return "public.png" }
    if has([0xff, 0xd8, 0xff]) { return "public.jpeg" }
    if has([0x47, 0x49, 0x46, 0x38]) { return "com.compuserve.gif" }
    if has([0x49, 0x49, 0x2a, 0]) || has([0x4d, 0x4d, 0, 0x2a]) { return "public.tiff" }
    if has([0x42, 0x4d]) { return "com.microsoft.bmp" }
    if has([0x57, 0x45, 0x42, 0x50], at: 8) { return "org.webmproject.webp" }
    if has([0x66, 0x74, 0x79, 0x70], at: 4) {
      return has([0x61, 0x76, 0x69], at: 8) ? "public.avif" : "public.heic"
    }
    return nil
  }
}

/// A source for the data; nil if they are empty. Data that are no image give a source without images.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  data.length == 0 ? nil : CGImageSource(data as Data)
}

/// - Parameter url: the URL of a file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let path = url.path,
    let data = FileManager.default.contents(atPath: path)
  else { return nil }
  return CGImageSourceCreateWithData(data as CFData, options)
}

/// The number of images: one at most, since only the first picture of an animation is read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.type as CFString?
}

/// The image with its pixels in the order of the file: the orientation isn't applied.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? source.image?.cgImage : nil
}

public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
