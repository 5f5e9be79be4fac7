import DisplayList
import Foundation

extension AssetLibrary {
  package struct ImageAsset: Sendable {
    package var image: ImagePixels
    /// The pixels per point of the file found.
    package var scale: CGFloat
    package var isTemplate: Bool
    /// The insets, in points from each edge, that aren't stretched; nil where the whole image is.
    package var capInsets: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)?
    /// Points.
    package var size: CGSize {
      CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
    package init(
      image: ImagePixels, scale: CGFloat, isTemplate: Bool,
      capInsets: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)? = nil
    ) {
      self.image = image
      self.scale = scale
      self.isTemplate = isTemplate
      self.capInsets = capInsets
    }
  }

  struct ImageKey: Hashable {
    var name: String
    var scale: CGFloat
    var appearance: Appearance
  }

  struct DecodedKey: Hashable {
    var file: URL
    /// Pixels a unit for vector files; 1 for the others.
    var scale: CGFloat
  }

  /// The best file for a screen's scale; nil where no catalogue has the name, or its file can't be
  /// drawn: see ``reasonForMissingImage(named:)``.
  package func image(named name: String, scale: CGFloat, appearance: Appearance) -> ImageAsset? {
    lock.withLock {
      let key = ImageKey(name: name, scale: scale, appearance: appearance)
      if let known = images[key] { return known }
      let asset = findImage(key)
      images[key] = .some(asset)
      return asset
    }
  }

  /// The reason why ``image(named:scale:appearance:)`` has no picture: a sentence for a diagnostic.
  package func reasonForMissingImage(named name: String) -> String {
    lock.withLock {
      let light = Appearance(isDark: false)
      guard let set = index.imageSets[name].flatMap(ImageSet.init(folder:)) else {
        if index.symbolSets.contains(name) {
          return "“\(name)” is a symbol set of one's own, which isn't drawn here yet"
        }
        guard let file = looseFile(named: name, scale: 3) else {
          return "no catalogue of this product has an image “\(name)”"
        }
        return reason(for: file.url)
      }
      guard let choice = set.choice(scale: 3, appearance: light) else {
        return "the image set “\(name)” has no file for this appearance"
      }
      return reason(for: choice.file)
    }
  }

  private func reason(for file: URL) -> String {
    guard FileManager.default.fileExists(atPath: file.path) else {
      return "the catalogue names a file that isn't there: \(file.lastPathComponent)"
    }
    switch file.pathExtension.lowercased() {
    case "pdf", "heic", "webp":
      return
        "\(file.lastPathComponent) is a format that isn't drawn here; give a PNG, JPEG or SVG beside it"
    default:
      return "\(file.lastPathComponent) is damaged, or not of the type of its extension"
    }
  }

  private func findImage(_ key: ImageKey) -> ImageAsset? {
    guard let set = index.imageSets[key.name].flatMap(ImageSet.init(folder:)) else {
      guard let file = looseFile(named: key.name, scale: key.scale) else { return nil }
      return asset(file: file.url, scale: file.scale, wanted: key.scale, isTemplate: false)
    }
    guard let choice = set.choice(scale: key.scale, appearance: key.appearance) else { return nil }
    var found = asset(
      file: choice.file, scale: choice.scale, wanted: key.scale, isTemplate: set.isTemplate)
    if let insets = choice.capInsets, let scale = found?.scale {
      found?.capInsets = (
        insets.top / scale, insets.leading / scale, insets.bottom / scale, insets.trailing / scale
      )
    }
    return found
  }

  private func asset(
    file: URL, scale: CGFloat?, wanted: CGFloat, isTemplate: Bool
  ) -> ImageAsset? {
    let isVector = file.pathExtension.lowercased() == "svg"
    let pixelsPerPoint = isVector ? wanted : scale ?? 1
    let key = DecodedKey(file: file, scale: isVector ? wanted : 1)
    let image: ImagePixels?
    if let known = decoded[key] {
      image = known
    } else {
      let data = (try? Data(contentsOf: file)).map { [UInt8]($0) }
      image = data.flatMap {
        isVector ? VectorImage.decode($0, scale: wanted) : ImageDecoder.decode($0)
      }
      decoded[key] = .some(image)
    }
    return image.map { ImageAsset(image: $0, scale: pixelsPerPoint, isTemplate: isTemplate) }
  }

  /// A file outside catalogues, as `UIImage(named:)` finds it: `Photo` is `Photo@3x.png`,
  /// `Photo@2x.png` or `Photo.png`; an extension in the name is taken at its word.
  private func looseFile(named name: String, scale: CGFloat) -> (url: URL, scale: CGFloat?)? {
    let parts = name as NSString
    let known = ["png", "jpg", "jpeg", "svg", "pdf", "heic", "webp"]
    let given = parts.pathExtension.lowercased()
    let base = known.contains(given) ? parts.deletingPathExtension : name
    let extensions = known.contains(given) ? [parts.pathExtension] : known
    let order = [Int(scale)] + [3, 2, 1].filter { $0 != Int(scale) }
    for scale in order {
      for ending in extensions {
        let file = scale == 1 ? "\(base).\(ending)" : "\(base)@\(scale)x.\(ending)"
        if let url = index.looseImages[file] { return (url, CGFloat(scale)) }
      }
    }
    return nil
  }
}
