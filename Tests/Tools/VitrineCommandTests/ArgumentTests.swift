import Arguments
import Failures
import Foundation
import Planning
import TestSupport
import Testing
import WidgetHost
import WidgetKitCore

@testable import VitrineCommand

@Suite struct ArgumentTests {
  private func render(_ arguments: String...) throws -> RenderVerb {
    try parsed(RenderVerb.self, arguments)
  }

  private func plan(_ arguments: String...) throws -> PlanRequest {
    try parsed(RenderVerb.self, arguments).frames.plan
  }

  private func complaint(_ arguments: String...) -> String? {
    do {
      _ = try parsed(RenderVerb.self, arguments)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func theDefaultsAreTheContracts() throws {
    let verb = try render()
    let plan = verb.frames.plan
    #expect(plan.kinds == nil && plan.families == nil)
    #expect(plan.dimensions.devices == nil && DeviceTable.standard == "iPhone 16")
    // Sample states of Live Activities and controls come by themselves, previews of widgets don't.
    #expect(plan.phases == [.placeholder, .snapshot, .timeline, .preview])
    #expect(!plan.drawsPreviews)
    #expect(plan.dimensions.styles.map(\.appearance) == [.light, .dark])
    #expect(plan.dimensions.settings.map(\.locale) == ["en_US"])
    #expect(plan.dimensions.settings.first?.timeZone == "UTC")
    #expect(plan.dimensions.settings.first?.now == Date(timeIntervalSince1970: 1_767_951_660))
    #expect(verb.run.out == "output")
    #expect(plan.providerTimeout == 28)
    #expect(plan.frameTimeout == 15)
    #expect(plan.memoryLimit == 2048)
    #expect(plan.world.network == .denied)
    #expect(verb.format.formats == nil)
  }

  @Test func ownFontsMustBeAFolderThatHoldsFonts() throws {
    let folder = NSTemporaryDirectory() + "vitrine-fonts-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(complaint("--fonts", folder) == "--fonts: \(folder) is no folder.")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(
      complaint("--fonts", folder)
        == "--fonts: \(folder) holds no font (.ttf, .otf or .ttc).")
    #expect(FileManager.default.createFile(atPath: folder + "/Own.otf", contents: Data()))
    #expect(try plan("--fonts", folder).world.fonts == folder)
  }

  @Test func valuesComeWithCommasOrAgainOrAfterAnEqualsSign() throws {
    let options = try plan(
      "--family", "systemLarge,systemSmall", "--kind=A", "--kind", "B", "--phase",
      "timeline,snapshot")
    #expect(options.families == [.systemLarge, .systemSmall])
    #expect(options.kinds == ["A", "B"])
    #expect(options.phases == [.snapshot, .timeline])
  }

  @Test func aDeviceWithACommaInItsNameIsOneDevice() throws {
    let options = try plan(
      "--device", "iPad Pro 11-inch, more space", "--device", "iPhone 15,iphone 16")
    #expect(
      options.dimensions.devices?.map(\.name) == [
        "iPad Pro 11-inch, more space", "iPhone 15", "iPhone 16",
      ])
  }

  @Test func theMatrixIsEveryCombination() throws {
    let options = try plan(
      "--appearance", "light,dark", "--type-size", "large,accessibility3", "--locale",
      "en_US,zh-Hans", "--device", "iPhone 15,iPhone 16")
    #expect(options.dimensions.styles.count == 4)
    #expect(options.dimensions.settings.count == 4)
    #expect(Set(options.dimensions.settings.map(\.locale)) == ["en_US", "zh_Hans"])
  }

  /// Without the option it is read from the product's project.
  @Test func theLinkedSDKIsThatOfTheOption() throws {
    #expect(try plan().linkedSDK == nil)
    #expect(try plan("--linked-sdk", "16.4", "--locale", "en_US,de_DE").linkedSDK?.name == "16.4")
  }

  @Test func datesAreReadWithTheirZone() throws {
    let options = try plan("--now", "2026-01-09T17:41:00+08:00")
    #expect(options.dimensions.settings.first?.now == Date(timeIntervalSince1970: 1_767_951_660))
  }

  @Test(arguments: [
    (["--family", "systemSmal"], "systemSmal", "systemSmall"),
    (["--device", "iPhone 160"], "iPhone 160", "iPhone 16"),
    (["--locale", "xx_YY"], "xx_YY", ""),
    (["--locale", "en_UX"], "en_UX", "en_"),
    (["--now", "yesterday"], "yesterday", "2026-01-09T09:41:00Z"),
    (["--format", "gif"], "gif", "png, svg, html, json"),
    (["--phase", "snapshots"], "snapshots", "snapshot"),
    (["--appearance", "grey"], "grey", "light, dark"),
    (["--type-size", "huge"], "huge", "accessibility5"),
    (["--time-zone", "Asia/Shanhai"], "Asia/Shanhai", "Asia/Shanghai"),
    (["--os", "17"], "17", "18, 26"),
    (["--linked-sdk", "13"], "“13”", "14, 15, 16, 17, 18, 26"),
    (["--jobs", "none"], "none", "1 to 256"),
    (["--scale", "0"], "“0”", "0.5 to 8"),
    (["--seed", "-1"], "-1", "whole number"),
    (["--placement", "fridge"], "fridge", "homeScreen"),
    (["--network", "open"], "open", "fixtures:PATH"),
    (["--network", "fixtures:/no/such/folder"], "/no/such/folder", ""),
    (["--app-group", "/no/such.json"], "/no/such.json", ""),
    (["--configuration", "/no/such.json"], "/no/such.json", ""),
    (["--matrix", "ful"], "ful", "full"),
    (["--tint", "orange"], "orange", "FF9F0A"),
    (["--luminance", "low"], "low", "reduced"),
    (["--locked=maybe"], "maybe", "unlocked, locked"),
    (["--symbols", "x"], "--symbols", "not available yet"),
    (["--famly", "x"], "--famly", "--family"),
    (["--junit", "x"], "--junit", "help render"),
    (["--out"], "--out", "DIR"),
    (["-q"], "-q", "two dashes"),
  ])
  func aValueThatIsNotKnownIsNamedWithWhatWouldDo(
    arguments: [String], value: String, hint: String
  ) throws {
    var message = ""
    do {
      _ = try parsed(RenderVerb.self, arguments)
      Issue.record("\(arguments) was taken")
    } catch {
      message = "\(error)"
    }
    #expect(message.contains(value), "\(message)")
    #expect(hint.isEmpty || message.contains(hint), "\(message)")
    #expect(!message.contains("\n"))
  }

  @Test func aVerbThatIsNotKnownIsNamedWithTheNearest() {
    let failure = #expect(throws: Failure.self) {
      try CommandLineTool.vitrine().perform(["rendr"])
    }
    #expect(failure?.status == .usage)
    #expect(failure?.description == "There is no verb “rendr”. Did you mean render?")
  }

  @Test func theGalleryWritesEveryFormatAndTheTimelineOneAppearance() throws {
    #expect(throws: Failure.self) {
      try parsed(GalleryVerb.self, ["--site", "--format", "svg"])
    }
    let timeline = try parsed(
      TimelineVerb.self, ["--from", "2026-01-10", "--time-zone", "Asia/Tokyo"])
    #expect(timeline.frames.plan.dimensions.appearances == [.light])
    #expect(timeline.simulation.start == Date(timeIntervalSince1970: 1_767_970_800))
  }

  @Test func everyVerbHasHelpThatListsItsOptions() {
    let command = CommandLineTool.vitrine().description
    for verb in command.verbs {
      let help = HelpText(command).verb(verb)
      for option in verb.options { #expect(help.contains("  --\(option.name)")) }
      #expect(HelpText(command).overview.contains("  \(verb.name) "))
    }
  }

  /// `Tools/command-page` writes the page.
  @Test func thePageOfTheCommandIsCurrent() throws {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/command.md"), encoding: .utf8)
    #expect(
      page == CommandPage(CommandLineTool.vitrine().description).markdown,
      "docs/command.md is not what the verbs declare; run Tools/command-page.")
  }
}
