import UIKit

public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}

/// A file that images are written to: PNG, JPEG or HEIC, one image each.
public final class CGImageDestination {
  private enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let target: Target
  private let type: String
  private var image: (CGImage, CFDictionary?)?

  fileprivate init(_ data: NSMutableData, _ type: String) {
    (target, self.type) = (.data(data), type)
  }
  fileprivate init(_ file: URL, _ type: String) { (target, self.type) = (.file(file), type) }

  fileprivate static func writes(_ type: String) -> Bool {
    ["public.png", "public.jpeg", "public.heic"].contains(type)
  }

  /// The first image counts.
  fileprivate func add(_ image: CGImage, _ options: CFDictionary?) {
    if self.image == nil { self.image = (image, options) }
  }

  fileprivate func finalize() -> Bool {
    guard let (pixels, options) = image else { return false }
    let image = UIImage(cgImage: pixels)
    let quality =
      (options?[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue
      ?? options?[kCGImageDestinationLossyCompressionQuality] as? Double ?? 0.8
    let file =
      switch type {
      case "public.png": image.pngData()
      case "public.jpeg": image.jpegData(compressionQuality: quality)
      default: image.heicData()
      }
    guard let file else { return false }
    switch target {
    case .data(let data): data.append(file)
    case .file(let url): return (try? file.write(to: url, options: .atomic)) != nil
    }
    return true
  }
}

/// - Parameter type: a uniform type; nil is given for those that aren't written.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  count == 1 && CGImageDestination.writes(type as String)
    ? CGImageDestination(data, type as String) : nil
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  count == 1 && CGImageDestination.writes(type as String)
    ? CGImageDestination(url as URL, type as String) : nil
}

public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { destination.add(image, properties) }

@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finalize()
}
