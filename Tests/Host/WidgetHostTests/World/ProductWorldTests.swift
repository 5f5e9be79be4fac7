import DisplayList
import Foundation
import Testing

@testable import WidgetHost

/// A product's assets, texts, fonts and Info.plist, as its code finds them by its bundles.
@Suite(.blocking) struct ProductWorldTests {
  private struct Made {
    let record: FrameRecord
    let layout: String
    var texts: [String] { record.texts }
    var diagnostics: [Diagnostic] { record.diagnostics }

    /// The colours of the texts, in the order drawn.
    var textColors: [String] {
      layout.split(separator: "\n").compactMap { line in
        guard line.contains(#""view": "Text""#), let start = line.firstRange(of: #""color": ""#)
        else { return nil }
        return String(line[start.upperBound...].prefix { $0 != "\"" })
      }
    }

    /// The widths of the texts, in the order drawn.
    var textWidths: [Double] {
      layout.split(separator: "\n").filter { $0.contains(#""view": "Text""#) }.compactMap { line in
        let numbers = line.firstRange(of: #""frame": ["#).map { line[$0.upperBound...] }
        let width = numbers?.split(separator: ",").dropFirst(2).first
        return width.flatMap { Double($0.trimmingCharacters(in: .whitespaces)) }
      }
    }
  }

  private func frame(
    _ kind: String, appGroup: String? = nil, style: FrameStyle = FrameStyle()
  ) throws -> Made {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture(kind, phases: [.snapshot], in: folder, formats: [.json])
    batch.product = "AssetWidgets"
    batch.styles = [style]
    if let appGroup {
      batch.world.appGroupFile = folder.path + "/group.json"
      try Data(appGroup.utf8).write(to: URL(fileURLWithPath: folder.path + "/group.json"))
    }
    let product = ProductExecutable(
      name: "AssetWidgets", path: Repository.built("AssetWidgets"))
    let result = WorkerPool(jobs: 1).render([(product, batch)])[0]
    #expect(result.failures.map(\.message) == [])
    let record = try #require(result.frames.first)
    let path = try #require(record.files["json"])
    let data = withExtendedLifetime(folder) {
      FileManager.default.contents(atPath: "\(folder.path)/\(path)")
    }
    return Made(record: record, layout: String(decoding: try #require(data), as: UTF8.self))
  }

  @Test func symbolsOfAssetsAreFound() throws {
    #expect(try frame("symbols").diagnostics.map(\.message) == [])
  }

  @Test func eachBundleHasItsOwnAssetsAndTexts() throws {
    let frame = try frame("bundles")
    #expect(frame.diagnostics.map(\.message) == [])
    #expect(
      frame.texts == [
        "Harbour of the app", "Harbour of the kit", "Harbour of the kit", "Harbour of the kit",
      ])
  }

  @Test func anAssetOfAnotherBundleIsNotFoundAndTheBundleIsNamed() throws {
    let frame = try frame("lost")
    #expect(frame.texts == ["no image", "no color"])
    #expect(Set(frame.diagnostics.map(\.code)) == ["missing-image", "missing-color"])
    let messages = frame.diagnostics.map(\.message).joined(separator: "\n")
    #expect(
      messages.contains(
        "no catalogue of this product has an image “badge”; the bundle Vitrine_AssetKit.resources has one: give "
          + "that bundle"))
    #expect(
      messages.contains(
        "no catalogue of this product has a color “Sea”; the bundle Vitrine_AssetKit.resources has one: give that "
          + "bundle"))
    #expect(
      messages.contains("no catalogue of the bundle Vitrine_AssetKit.resources has an image “icon”")
    )
  }

  @Test func theAppGroupIsNamedByTheInfoPlist() throws {
    let frame = try frame(
      "group",
      appGroup: #"{"group.com.example.assetwidgets": {"defaults": {"access_token": "t-42"}}}"#)
    #expect(
      frame.texts == [
        "t-42", "com.example.assets.widgets", "2.5", "AssetWidgets", "found", "a file",
      ])
    #expect(frame.diagnostics.map(\.message) == [])
  }

  /// Apple, “NSAccentColorName”: the key has the name of the colour set of the target's global tint. Here it isn't
  /// `AccentColor`, which the catalogue has too; a text without a style isn't tinted.
  @Test func theAccentColorIsNamedByTheInfoPlist() throws {
    #expect(try frame("accent").textColors == ["#108090", "#108090", "#000000"])
  }

  @Test func fontsOfTheInfoPlistAreSetByEitherName() throws {
    let frame = try frame("fonts")
    // 20, 10, 12 and 16 points for each letter.
    #expect(frame.textWidths == [40, 30, 36, 32])
    #expect(
      frame.diagnostics.map(\.message) == [
        "The Info.plist names the font Missing.otf under UIAppFonts, which isn't among the product's resources: add "
          + "the file, or correct the name."
      ])
  }

  /// Sizes go with the text style's line height. Apple, Human Interface Guidelines: body's is 22 points at Large
  /// and 29 at xxxLarge, title's 34 and 41.
  @Test func fontsOfTheProductFollowTheTextSize() throws {
    var style = FrameStyle()
    style.typeSize = "xxxLarge"
    // 20 × 29 ÷ 22 = 26, 10 × 29 ÷ 22 = 13, fixed, 16 × 41 ÷ 34 = 19 points for each letter.
    #expect(try frame("fonts", style: style).textWidths == [52, 39, 36, 38])
  }

  @Test func anImageOfTheCatalogueIsFoundBetweenTexts() throws {
    let frame = try frame("list")
    #expect(frame.texts == ["码头", "班次"])
    #expect(frame.diagnostics.map(\.code).allSatisfy { $0 != "missing-image" })
  }
}
