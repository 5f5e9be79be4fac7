import Assets
import DisplayList
import Foundation
import Rendering
import TestSupport
import XcodeImport

@testable import Typesetting

/// The formats of resources.
extension DamagedFormat {
  static let assets = [
    images, png, svg, pdf, imageSet, colorSet, symbolSet, symbolTemplate, strings, stringsDict,
    xcstrings, stringSymbols, fonts, intentDefinition,
  ]

  private static func decoded(_ files: [String]) -> @Sendable () -> [[UInt8]] {
    { files.map { [UInt8](Data(base64Encoded: $0) ?? Data()) } }
  }

  private static let images = DamagedFormat(
    "images", text: false,
    samples: decoded([
      ImageFile.png, ImageFile.interlaced, ImageFile.palette, ImageFile.gif, ImageFile.bmp,
      ImageFile.tiff, ImageFile.alphaWebP, ImageFile.turnedJPEG, ImageFile.heic, ImageFile.p3PNG,
    ])
  ) { path in
    _ = try ImageDecoder.read(bytes(path))
  }

  private static let png = DamagedFormat(
    "png", text: false, samples: decoded([ImageFile.png, ImageFile.interlaced, ImageFile.gray16])
  ) { path in
    let file = bytes(path)
    _ = PNGDecoder.text(in: file, keyword: "vitrine")
    _ = try PNGDecoder.decode(file)
  }

  private static let light = AssetLibrary.Appearance(isDark: false)

  private static func library(of path: String) -> AssetLibrary {
    AssetLibrary(
      folders: [URL(fileURLWithPath: path).deletingLastPathComponent()], owner: "the test")
  }

  private static let svg = DamagedFormat(
    "svg", as: "picture.svg",
    samples: texts(
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 4 2"><rect width="4" height="2" fill="#00f" stroke-width="0.5"/><path d="M0 0C1 1 2 2 3 0Z"/></svg>"##
    )
  ) { path in
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let set = folder.appendingPathComponent("A.xcassets/V.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(bytes(path)).write(to: set.appendingPathComponent("v.svg"))
    try Data(#"{"images": [{"filename": "v.svg"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let library = library(of: path)
    if library.image(named: "V", scale: 3, appearance: light) == nil {
      _ = library.reasonForMissingImage(named: "V")
    }
  }

  /// A page by hand, whose table of objects a damaged one may contradict.
  private static let pdf = DamagedFormat(
    "pdf", as: "chart.pdf",
    samples: files("Tests/Fixtures/HarborProject/Tides/Assets.xcassets/chart.imageset/chart.pdf")
  ) { path in
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let set = folder.appendingPathComponent("A.xcassets/V.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(bytes(path)).write(to: set.appendingPathComponent("v.pdf"))
    try Data(#"{"images": [{"filename": "v.pdf"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let library = library(of: path)
    if library.image(named: "V", scale: 3, appearance: light) == nil {
      _ = library.reasonForMissingImage(named: "V")
    }
  }

  private static let imageSet = DamagedFormat(
    "image set", as: "A.xcassets/P.imageset/Contents.json",
    samples: texts(
      """
      {"images": [
        {"idiom": "universal", "scale": "2x", "filename": "p.png", "resizing": {"mode": "9-part",
         "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}},
        {"idiom": "universal", "scale": "3x", "filename": "p.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """)
  ) { path in
    let set = URL(fileURLWithPath: path).deletingLastPathComponent()
    let picture = set.appendingPathComponent("p.png")
    if !FileManager.default.fileExists(atPath: picture.path) {
      try Data(base64Encoded: ImageFile.png)?.write(to: picture)
    }
    let catalog = set.deletingLastPathComponent()
    let library = AssetLibrary(folders: [catalog.deletingLastPathComponent()], owner: "the test")
    for scale in [1.0, 2, 3] { _ = library.image(named: "P", scale: scale, appearance: light) }
    _ = library.problems
    _ = AssetSymbolCompiler(catalogs: [catalog], framework: .swiftUI).source
  }

  private static let colorSet = DamagedFormat(
    "color set", as: "A.xcassets/C.colorset/Contents.json",
    samples: texts(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x1F", "green": "128", "blue": "0.25", "alpha": "1.000"}}},
        {"idiom": "universal", "color": {"color-space": "display-p3", "components":
        {"red": 0.5, "green": 1, "blue": 0, "alpha": 1}},
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """)
  ) { path in
    let catalog = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
    let library = AssetLibrary(folders: [catalog.deletingLastPathComponent()], owner: "the test")
    for isDark in [false, true] {
      _ = library.color(named: "C", appearance: .init(isDark: isDark))
    }
    _ = library.reasonForMissingColor(named: "C")
  }

  private static let symbolSet = DamagedFormat(
    "symbol set", as: "A.xcassets/S.symbolset/Contents.json",
    samples: files(
      "Tests/Fixtures/HarborProject/Tides/Assets.xcassets/buoy.symbolset/Contents.json")
  ) { path in
    let set = URL(fileURLWithPath: path).deletingLastPathComponent()
    let template = set.appendingPathComponent("buoy.svg")
    if !FileManager.default.fileExists(atPath: template.path) {
      try Data(bytes(Repository.root.appendingPathComponent(buoy).path)).write(to: template)
    }
    try drawSymbol(in: set)
  }

  private static let symbolTemplate = DamagedFormat(
    "symbol template", as: "A.xcassets/S.symbolset/buoy.svg", samples: files(buoy)
  ) { path in
    let set = URL(fileURLWithPath: path).deletingLastPathComponent()
    try Data(#"{"symbols": [{"filename": "buoy.svg"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try drawSymbol(in: set)
  }

  private static let buoy =
    "Tests/Fixtures/HarborProject/Tides/Assets.xcassets/buoy.symbolset/buoy.svg"

  private static func drawSymbol(in set: URL) throws {
    let catalog = set.deletingLastPathComponent()
    let library = AssetLibrary(folders: [catalog.deletingLastPathComponent()], owner: "the test")
    if let template = library.symbol(named: "S") {
      for (weight, scale) in [(100.0, "S"), (450, "M"), (900, "L")] {
        guard let drawing = template.drawing(weight: weight, scale: scale, growth: 1.3) else {
          continue
        }
        let commands = drawing.layers.map {
          Command.fill(
            .path($0.segments), $0.isEvenOdd ? .evenOdd : .nonZero, .color(RGBA(0, 0, 0)))
        }
        let list = DisplayList(size: CGSize(width: 30, height: 30), commands: commands)
        _ = Rasterizer().render(list, scale: 2)
      }
    }
    _ = library.reasonForMissingImage(named: "S")
    _ = AssetSymbolCompiler(catalogs: [catalog], framework: .swiftUI).source
  }

  private static let arguments: [AssetLibrary.StringArgument] = [
    .integer(3), .text("Cairo"), .number(2.5), .integer(.min),
  ]

  private static func ask(_ path: String, _ keys: [String]) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
    let library = AssetLibrary(folders: [folder], owner: "the test")
    for key in keys {
      for locale in ["en_US", "ar_EG", "zh_Hans_CN"] {
        _ = library.text(forKey: key, table: nil, locale: locale, arguments: arguments)
      }
    }
    _ = library.problems
  }

  private static let strings = DamagedFormat(
    "strings", as: "en.lproj/Localizable.strings",
    samples: texts(
      #"""
      /* Comment */ "a" = "Hello %@, %2$lld of %.1f %%\n\U00e9";
      "b" = "\"quoted\" %1$@ %99$d"; c = plain; // end
      """#)
  ) { path in ask(path, ["a", "b", "c"]) }

  private static let stringsDict = DamagedFormat(
    "stringsdict", as: "en.lproj/Localizable.stringsdict",
    samples: texts(
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ in %2$@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld boat</string>
      <key>other</key><string>%lld boats</string></dict></dict><key>b</key><dict>
      <key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>short</string>
      <key>50</key><string>long</string></dict></dict></dict></plist>
      """)
  ) { path in ask(path, ["a", "b"]) }

  private static let xcstrings = DamagedFormat(
    "xcstrings", as: "en.lproj/../Localizable.xcstrings",
    samples: {
      try files(
        "Sources/Examples/TripsCalendar/Resources/Localizable.xcstrings",
        "Sources/Examples/Watchlist/Resources/Localizable.xcstrings")()
        + [
          Array(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"en":
            {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value":
            "%lld boat"}}, "other": {"stringUnit": {"state": "translated", "value": "%lld boats"}}}},
            "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld"}}}}}}}
            """.utf8)
        ]
    }
  ) { path in
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    ask(folder.appendingPathComponent("en.lproj/none").path, ["a", "Trips", "Watchlist"])
  }

  private static let stringSymbols = DamagedFormat(
    "string symbols", as: "Localizable.xcstrings",
    samples: files("Tests/Fixtures/HarborProject/Boats/Localizable.xcstrings")
  ) { path in
    _ = StringSymbolCompiler(Data(bytes(path)), named: "Localizable")?.source
  }

  /// A font that is cut after its tables were damaged, and drawn with.
  private static let fonts = DamagedFormat(
    "fonts", text: false, as: "font.ttf",
    samples: {
      let folder = Repository.root.appendingPathComponent(".deps/fonts")
      return ["JetBrainsMono.ttf", "SourceSerif4-Italic.ttf"].compactMap {
        (try? Data(contentsOf: folder.appendingPathComponent($0))).map { [UInt8]($0) }
      }
    }
  ) { path in
    guard let file = FontFile(number: 1, identifier: "damaged", path: path, index: 0) else {
      return
    }
    let face = ShapingFace(
      number: 1, file: file, variations: file.axes.map { .init($0.tag, $0.range.upperBound) })
    _ = face.has(65)
    _ = face.systemAdvance(of: 65, tabularDigits: false)
    let run = GlyphRun(
      face: FontFaceRef(FontFace(identifier: "damaged-\(path)", path: path)), size: 20,
      origin: CGPoint(x: 2, y: 20),
      glyphs: [3, 36, 37, 400, 65_535].map { GlyphRun.Glyph(id: $0, x: Float($0 % 30), y: 0) },
      width: 30, text: "text", paint: .color(RGBA(0, 0, 0)))
    let list = DisplayList(size: CGSize(width: 30, height: 30), commands: [.glyphs(run)])
    _ = Rasterizer().render(list, scale: 2)
  }

  private static let intentDefinition = DamagedFormat(
    "intentdefinition", as: "Goal.intentdefinition",
    samples: files(
      "Tests/Fixtures/OutsidePackage/Sources/OutsideWidgets/Goal.intentdefinition",
      "Tests/Fixtures/FixtureWidgets/CarWidget/Controls.intentdefinition",
      "Tests/Fixtures/HarborProject/Tides/Base.lproj/Sides.intentdefinition")
  ) { path in
    _ = try IntentDefinitionCompiler().source(of: path)
  }
}
