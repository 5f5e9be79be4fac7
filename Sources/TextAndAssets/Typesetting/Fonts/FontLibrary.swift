internal import CHarfBuzz
import DisplayList
import Foundation

/// The fonts of a typesetter, opened by path, and the faces that draw each character.
package final class FontLibrary {
  /// The font files of a folder, by their extensions, in the order of their names.
  package static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
      .filter { ["ttf", "otf", "ttc"].contains($0.pathExtension.lowercased()) }
  }

  /// The folder of the fonts: ``FontLocations/directory``.
  package static var directory: URL? {
    get { FontLocations.directory }
    set { FontLocations.directory = newValue }
  }

  /// Makes a font file that the widget brings known to `Font.custom`, by its family and PostScript
  /// names. A file that is no font is passed over.
  package static func register(fontFileAt url: URL) { FontLocations.register(url) }

  /// The family and PostScript names of a file's faces; none for a file that is no font.
  package static func names(ofFontFileAt url: URL) -> [(family: String, postScript: String)] {
    var names: [(family: String, postScript: String)] = []
    while let file = FontFile(number: 0, identifier: "", path: url.path, index: names.count) {
      names.append(file.names)
    }
    return names
  }

  /// The files that the product brings, which are asked for when a font is first requested by name. Typesetters
  /// made from then on know them.
  package static func use(product files: @escaping @Sendable () -> [URL]) {
    FontLocations.use(product: files)
  }

  private struct FaceKey: Hashable {
    var file: Int
    var weight: Double
    var width: Double
    var opticalSize: Double
    var slant: Double
    var pointSize: Double
    /// The weight and optical size of SF's advances, for a face whose characters have them.
    var systemWeight: Double
    var systemSize: Double
    var isItalic: Bool
    var isKerned: Bool
    var isCompact: Bool
  }

  private var files: [String: FontFile?] = [:]
  private var fileCount = 0
  private var faces: [FaceKey: ShapingFace] = [:]
  private var fonts: [FontDescriptor: ResolvedFont] = [:]
  /// Those that may replace the system's.
  private lazy var chosenFonts = UserFonts(directory: FontLocations.directory, files: [])
  /// Those of the product, which are asked for only where a text names a font.
  private lazy var broughtFonts = UserFonts(directory: nil, files: FontLocations.registered)
  private(set) lazy var missing = ShapingFace(number: 0, file: nil, variations: [])

  private var knownCount = FontLocations.registeredCount

  /// Finds fonts again where others were registered since. Returns whether it did.
  func takeRegistered() -> Bool {
    let count = FontLocations.registeredCount
    guard count != knownCount else { return false }
    knownCount = count
    broughtFonts = UserFonts(directory: nil, files: FontLocations.registered)
    fonts.removeAll()
    return true
  }

  private let manifest: FontManifest

  init(manifest: FontManifest = .pinned) { self.manifest = manifest }

  /// The font of a descriptor; fonts are cached.
  func font(for descriptor: FontDescriptor) -> ResolvedFont {
    if let known = fonts[descriptor] { return known }
    // Dynamic Type and scale-to-fit ask for few sizes; a run-away caller must not fill the memory.
    if fonts.count > 4096 { fonts.removeAll() }
    let font = ResolvedFont(descriptor, library: self)
    fonts[descriptor] = font
    return font
  }

  /// A file of the pinned set; nil where it is missing or damaged (see ``check(hashes:)``).
  func file(_ id: String, index: Int = 0) -> FontFile? {
    let key = index == 0 ? id : "\(id)#\(index)"
    if let known = files[key] { return known }
    var file: FontFile?
    if let entry = manifest.entry(id) {
      fileCount += 1
      file = FontFile(
        number: fileCount, identifier: id, path: FontLocations.path(of: entry), index: index)
    }
    files[key] = .some(file)
    return file
  }

  /// The user's own file for a family or PostScript name. The system's own fonts are looked for by name as well, and have
  /// the descriptor's weight.
  func ownFile(named name: String, for descriptor: FontDescriptor) -> FontFile? {
    let isRequested = name == descriptor.family
    let face = isRequested ? descriptor.familyFace : .weighted
    func find(_ fonts: UserFonts) -> UserFonts.Found? {
      fonts.find(name, face, weight: descriptor.weight, italic: descriptor.isItalic)
    }
    let brought = isRequested ? find(broughtFonts) : nil
    guard let found = brought ?? find(chosenFonts) else { return nil }
    let key = "own:\(found.path)#\(found.index)"
    if let known = files[key] { return known }
    fileCount += 1
    let identifier = "sha256:" + (SHA256.hexDigest(ofFileAt: found.path) ?? found.path)
    let file = FontFile(
      number: fileCount, identifier: identifier, path: found.path, index: found.index)
    files[key] = .some(file)
    return file
  }

  /// A face of a file. Axes that the file lacks are left out; values are kept within its ends, and
  /// the optical size goes in quarters of a point.
  ///
  /// - Parameter isKerned: counts where its characters are set at SF's advances.
  func face(
    of file: FontFile, weight: Double, width: Double, opticalSize: Double, slant: Double = 0,
    isItalic: Bool = false, isKerned: Bool = true, traits: ShapingFace.Traits = .init()
  ) -> ShapingFace {
    var variations: [FontFace.Variation] = []
    var key = FaceKey(
      file: file.number, weight: 0, width: 0, opticalSize: 0, slant: slant,
      pointSize: traits.isOwn ? opticalSize : 0,
      systemWeight: traits.isSystem ? weight : 0,
      systemSize: traits.isSystem ? min(max(OpticalSize.rounded(opticalSize), 17), 28) : 0,
      isItalic: isItalic, isKerned: isKerned || !traits.isSystem, isCompact: traits.isCompact)
    for axis in file.axes {
      func kept(_ value: Double) -> Double {
        min(max(value, axis.range.lowerBound), axis.range.upperBound)
      }
      switch axis.tag {
      case "wght":
        key.weight = kept(traits.weights?.position(of: weight) ?? weight)
      case "wdth":
        key.width = kept(traits.isStretched ? SubstituteFont.widthPosition(of: width) : width)
      case "opsz":
        let size = traits.isSystem ? SubstituteFont.opticalSize(at: opticalSize) : opticalSize
        key.opticalSize = kept(OpticalSize.rounded(size))
      default: continue
      }
      let value =
        axis.tag == "wght" ? key.weight : axis.tag == "wdth" ? key.width : key.opticalSize
      variations.append(.init(axis.tag, value))
    }
    if let known = faces[key] { return known }
    let face = ShapingFace(
      number: faces.count + 1, file: file, variations: variations, slant: slant, traits: traits,
      pointSize: traits.isOwn ? opticalSize : nil,
      system: traits.isSystem
        ? SystemAdvances(
          weight: weight, size: key.systemSize, isItalic: isItalic, isKerned: isKerned,
          isCompact: traits.isCompact) : nil)
    faces[key] = face
    return face
  }
}
