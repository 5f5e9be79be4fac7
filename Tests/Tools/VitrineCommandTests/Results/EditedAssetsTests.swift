import Foundation
import Goldens
import LayoutDiff
import TestSupport
import Testing

@testable import VitrineCommand

/// Changes of frames that are those of an asset.
@Suite struct EditedAssetsTests {
  private func report(_ changes: [Change]) -> VerifyReport {
    var report = VerifyReport(
      generator: "", engine: "", goldens: "Goldens", format: .png, approveCommand: "",
      recordCommand: "")
    var entry = VerifyReport.Entry(id: "Day/systemSmall/snapshot@3x", status: .changed)
    entry.changes = changes
    report.entries = [entry]
    return report
  }

  private func color(_ view: String, _ values: String, cause: Int? = nil) -> Change {
    Change(
      kind: .color, view: view, sentence: "The color of \(view) changed: \(values).", cause: cause,
      heading: "The color of \(view) changed", values: [values])
  }

  private let brand = EditedAssets.Color(
    name: "“Brand” in Assets.xcassets", changes: ["#FF0000 → #0080FF", "#AA0000 → #004080"])

  @Test func allViewsOfAColorAreOneCause() {
    var assets = EditedAssets()
    assets.colors = [brand]
    var report = report([
      color("Capsule", "#FF0000 → #0080FF"), color("Text “a”", "#FF0000 → #0080FF"),
      color("Circle", "#FF0000 → #00FF00"), color("Text “b”", "#FF0000 → #0080FF", cause: 0),
    ])
    assets.name(in: &report)
    #expect(
      report.entries[0].changes.map(\.sentence) == [
        "The color “Brand” in Assets.xcassets changed: #FF0000 → #0080FF (Capsule).",
        "The color “Brand” in Assets.xcassets changed: #FF0000 → #0080FF (Text “a”).",
        "The color of Circle changed: #FF0000 → #00FF00.",
        "The color of Text “b” changed: #FF0000 → #0080FF.",
      ])
    #expect(
      Set(report.groups.map(\.sentence)) == [
        "The color “Brand” in Assets.xcassets changed: #FF0000 → #0080FF.",
        "The color of Circle changed: #FF0000 → #00FF00.",
      ])
  }

  @Test func aColorThatTwoAssetsHaveIsNotNamed() {
    var assets = EditedAssets()
    assets.colors = [
      brand, EditedAssets.Color(name: "“Other” in B.xcassets", changes: brand.changes),
    ]
    var report = report([color("Capsule", "#FF0000 → #0080FF")])
    let before = report
    assets.name(in: &report)
    #expect(report == before)
  }

  @Test func aPictureIsNamedByItsImageSet() {
    var assets = EditedAssets()
    assets.images = ["Hero": "“Hero” in Assets.xcassets"]
    var report = report([
      Change(
        kind: .image, view: "Image “Hero”",
        sentence: "The picture of Image “Hero” changed: 40 × 40 → 60 × 60 pixels."),
      Change(
        kind: .image, view: "Image “Hero”", sentence: "Image “Sea” was replaced by Image “Hero”."),
      Change(kind: .image, view: "Image “Sea”", sentence: "The picture of Image “Sea” changed."),
    ])
    assets.name(in: &report)
    #expect(
      report.entries[0].changes.map(\.sentence) == [
        "The picture “Hero” in Assets.xcassets changed (Image “Hero”).",
        "Image “Sea” was replaced by Image “Hero”.", "The picture of Image “Sea” changed.",
      ])
  }

  private func contents(_ light: String, _ dark: String) -> String {
    func components(_ hex: String) -> String {
      let parts = [1, 3, 5].map { start in
        "0x" + hex.dropFirst(start).prefix(2)
      }
      return """
        {"color-space": "srgb", "components": {"red": "\(parts[0])", "green": "\(parts[1])", \
        "blue": "\(parts[2])", "alpha": "1.000"}}
        """
    }
    return """
      {"info": {"author": "xcode", "version": 1}, "colors": [
      {"idiom": "universal", "color": \(components(light))},
      {"idiom": "universal", "color": \(components(dark)),
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
  }

  @Test func setsThatWereEditedAreFoundInARepository() throws {
    let folder = try ScratchFolder("edited-assets")
    func git(_ words: String...) throws {
      let run = try ProgramRun(
        ["git", "-C", folder.path, "-c", "user.name=n", "-c", "user.email=e@example.org"] + words,
        in: folder.path)
      try #require(run.status == 0, "\(run.output)")
    }
    try git("init", "-q")
    let set = "My App/Assets.xcassets/Brand.colorset/Contents.json"
    try folder.write(contents("#FF0000", "#AA0000"), to: set)
    try folder.write(contents("#111111", "#222222"), to: set.replacing("Brand", with: "Same"))
    try folder.write("{}", to: "My App/Assets.xcassets/Hero.imageset/Contents.json")
    try folder.write("1", to: "My App/Assets.xcassets/Hero.imageset/hero.png")
    try git("add", "-A")
    try git("commit", "-qm", "Goldens")
    try folder.write(contents("#0080FF", "#AA0000"), to: set)
    try folder.write("2", to: "My App/Assets.xcassets/Hero.imageset/hero.png")
    let assets = EditedAssets(since: "HEAD", in: GitFolder(folder.path))
    // In the dark it is as it was; with a higher contrast it is the same as without.
    #expect(assets.colors == [.init(name: brand.name, changes: ["#FF0000 → #0080FF"])])
    #expect(assets.images == ["Hero": "“Hero” in Assets.xcassets"])
    // The contents' second line has the light color.
    #expect(assets.files["asset \(brand.name)"] == DeclarationLocation(file: set, line: 2))
    let hero = assets.files["asset “Hero” in Assets.xcassets"]
    #expect(hero?.text == "My App/Assets.xcassets/Hero.imageset/Contents.json:1")
  }

  /// A reader of the report opens the asset, and not the view that shows it.
  @Test func theFileOfACauseIsTheAssets() throws {
    var assets = EditedAssets()
    assets.colors = [brand]
    var report = report([color("Capsule", "#FF0000 → #0080FF")])
    assets.name(in: &report)
    report.declarations = [
      "Capsule": DeclarationLocation(file: "Day.swift", line: 3),
      "asset \(brand.name)": DeclarationLocation(
        file: "Assets.xcassets/Brand.colorset/Contents.json", line: 1),
    ]
    let group = try #require(report.groups.first)
    #expect(
      report.declaration(of: group)?.text == "Assets.xcassets/Brand.colorset/Contents.json:1")
  }
}
