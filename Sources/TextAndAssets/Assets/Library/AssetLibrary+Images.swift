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
    /// The sentence for a diagnostic about a picture that is drawn, but not as it should be.
    package var note: String?
    package init(
      image: ImagePixels, scale: CGFloat, isTemplate: Bool,
      capInsets: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)? = nil,
      note: String? = nil
    ) {
      self.image = image
      self.scale = scale
      self.isTemplate = isTemplate
      self.capInsets = capInsets
      self.note = note
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
      if let problem = problem(ofSet: .image, named: name) { return problem }
      guard let set = index.imageSets[name].flatMap(ImageSet.init(folder:)) else {
        if let folder = index.symbolSets[name] { return reasonForMissingSymbol(folder) }
        guard let file = looseFile(named: name, scale: 3) else {
          return "no catalogue of \(owner) has an image “\(name)”"
            + hint { $0.imageSets[name] != nil }
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
    let name = file.lastPathComponent
    // A vector file is drawn for the largest of the screens.
    guard case .failure(let problem) = decoded(file, scale: Self.isVector(file) ? 3 : 1) else {
      return "\(name) has no pixels"
    }
    if Self.isVector(file), case .damaged = problem.kind {
      let format = Self.isPDF(file) ? "a PDF without a password" : "an SVG"
      return "\(name) is damaged, states no size, or isn't \(format)"
    }
    return "\(name) \(problem.predicate)"
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
    let isVector = Self.isVector(file)
    guard let image = try? decoded(file, scale: isVector ? wanted : 1).get() else { return nil }
    return ImageAsset(
      image: image.pixels, scale: isVector ? wanted : scale ?? 1, isTemplate: isTemplate,
      note: image.note.map { "\(file.lastPathComponent) \($0)" })
  }

  private static func isPDF(_ file: URL) -> Bool { file.pathExtension.lowercased() == "pdf" }
  private static func isVector(_ file: URL) -> Bool {
    isPDF(file) || file.pathExtension.lowercased() == "svg"
  }

  private static func vector(
    _ file: URL, _ data: [UInt8], scale: CGFloat
  ) throws(ImageProblem) -> ImagePixels {
    isPDF(file)
      ? try PDFImage.decode(data, scale: scale) : try SVGImage.decode(data, scale: scale)
  }

  /// - Parameter scale: pixels a unit for vector files; 1 for the others.
  private func decoded(
    _ file: URL, scale: CGFloat
  ) -> Result<ImageDecoder.Decoded, ImageProblem> {
    let key = DecodedKey(file: file, scale: scale)
    if let known = decoded[key] { return known }
    let data = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    let image: Result<ImageDecoder.Decoded, ImageProblem>
    do throws(ImageProblem) {
      image = .success(
        Self.isVector(file)
          ? ImageDecoder.Decoded(
            pixels: try Self.vector(file, data, scale: scale), orientation: .up)
          : try ImageDecoder.decodeUpright(data))
    } catch {
      image = .failure(error)
    }
    decoded[key] = image
    return image
  }

  /// A file outside catalogues, as `UIImage(named:)` finds it: `Photo` is `Photo@3x.png`,
  /// `Photo@2x.png` or `Photo.png`; an extension in the name is taken at its word.
  private func looseFile(named name: String, scale: CGFloat) -> (url: URL, scale: CGFloat?)? {
    let parts = name as NSString
    let known = AssetIndex.imageExtensions
    let given = parts.pathExtension.lowercased()
    let base = known.contains(given) ? parts.deletingPathExtension : name
    let extensions = known.contains(given) ? [parts.pathExtension] : known
    let order = [Int(clamping: scale)] + [3, 2, 1].filter { $0 != Int(clamping: scale) }
    for scale in order {
      for ending in extensions {
        let file = scale == 1 ? "\(base).\(ending)" : "\(base)@\(scale)x.\(ending)"
        if let url = index.looseImages[file] { return (url, CGFloat(scale)) }
      }
    }
    return nil
  }
}
