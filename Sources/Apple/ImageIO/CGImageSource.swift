import UIKit

/// An image file.
public final class CGImageSource: Sendable {
  let data: Data
  /// The image, decoded once; nil where the data is no image.
  let image: UIImage?

  init(_ data: Data) {
    self.data = data
    image = UIImage(data: data)
  }

  /// The uniform type of the file, by the signature in its first bytes; nil for none that is known.
  var type: String? {
    let start = [UInt8](data.prefix(12))
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: signature)
    }
    func has(_ signature: String, at offset: Int = 0) -> Bool {
      has(Array(signature.utf8), at: offset)
    }
    if has([0x89] + "PNG".utf8) { return "public.png" }
    if has([0xff, 0xd8, 0xff]) { return "public.jpeg" }
    if has("GIF8") { return "com.compuserve.gif" }
    if has("II*\0") || has("MM\0*") { return "public.tiff" }
    if has("BM") { return "com.microsoft.bmp" }
    if has("RIFF"), has("WEBP", at: 8) { return "org.webmproject.webp" }
    guard has("ftyp", at: 4) else { return nil }
    // The major brand. Sources: ISO/IEC 23008-12 (HEIF) and “AV1 Image File Format”.
    switch String(decoding: start.dropFirst(8), as: UTF8.self) {
    case "avif", "avis": return "public.avif"
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": return "public.heic"
    default: return nil
    }
  }
}

/// A source for the data; nil if it is empty. Data that is no image gives a source without images.
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
