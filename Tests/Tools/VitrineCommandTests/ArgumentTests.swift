import Foundation
import Testing
import WidgetHost
import WidgetKitCore

@testable import VitrineCommand

@Suite struct ArgumentTests {
  private func options(_ arguments: String...) throws -> Options {
    try Options(try ParsedArguments(arguments))
  }

  private func complaint(_ arguments: String...) -> String? {
    do {
      _ = try Options(try ParsedArguments(arguments))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func theDefaultsAreTheContracts() throws {
    let options = try options("render")
    #expect(options.kinds == nil && options.families == nil)
    #expect(options.devices.map(\.name) == ["iPhone 16"])
    // Sample states of Live Activities and controls come by themselves, previews of widgets don't.
    #expect(options.phases == [.placeholder, .snapshot, .timeline, .preview])
    #expect(!options.drawsPreviews)
    #expect(options.looks.map(\.appearance) == [.light, .dark])
    #expect(options.settings.map(\.locale) == ["en_US"])
    #expect(options.settings.first?.timeZone == "UTC")
    #expect(options.settings.first?.now == Date(timeIntervalSince1970: 1_767_951_660))
    #expect(options.out == "output")
    #expect(options.providerTimeout == 28)
    #expect(options.frameTimeout == 15)
    #expect(options.world.networkFixtures == nil)
    #expect(options.formats == [.png])
    #expect(try self.options("gallery").formats == [.png, .svg, .html, .json])
  }

  @Test func ownFontsMustBeAFolderThatHoldsFonts() throws {
    let folder = NSTemporaryDirectory() + "vitrine-fonts-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(complaint("render", "--fonts", folder) == "--fonts: \(folder) is no folder.")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(
      complaint("render", "--fonts", folder)
        == "--fonts: \(folder) holds no font (.ttf, .otf or .ttc).")
    #expect(FileManager.default.createFile(atPath: folder + "/Own.otf", contents: Data()))
    #expect(try options("render", "--fonts", folder).world.fonts == folder)
  }

  @Test func valuesComeWithCommasOrAgainOrAfterAnEqualsSign() throws {
    let options = try options(
      "render", "--family", "systemLarge,systemSmall", "--kind=A", "--kind", "B", "--phase",
      "timeline,snapshot")
    #expect(options.families == [.systemLarge, .systemSmall])
    #expect(options.kinds == ["A", "B"])
    #expect(options.phases == [.snapshot, .timeline])
  }

  @Test func aDeviceWithACommaInItsNameIsOneDevice() throws {
    let options = try options(
      "render", "--device", "iPad Pro 11-inch, more space", "--device", "iPhone 15,iphone 16")
    #expect(
      options.devices.map(\.name) == ["iPad Pro 11-inch, more space", "iPhone 15", "iPhone 16"])
  }

  @Test func theMatrixIsEveryCombination() throws {
    let options = try options(
      "render", "--appearance", "light,dark", "--type-size", "large,accessibility3", "--locale",
      "en_US,zh-Hans", "--device", "iPhone 15,iPhone 16")
    #expect(options.looks.count == 4)
    #expect(options.settings.count == 4)
    #expect(Set(options.settings.map(\.locale)) == ["en_US", "zh_Hans"])
  }

  @Test func datesAreReadWithTheirZone() throws {
    let options = try options("render", "--now", "2026-01-09T17:41:00+08:00")
    #expect(options.settings.first?.now == Date(timeIntervalSince1970: 1_767_951_660))
  }

  @Test(arguments: [
    (["render", "--family", "systemSmal"], "systemSmal", "systemSmall"),
    (["render", "--device", "iPhone 160"], "iPhone 160", "iPhone 16"),
    (["render", "--locale", "xx_YY"], "xx_YY", ""),
    (["render", "--locale", "en_UX"], "en_UX", "en_"),
    (["render", "--now", "yesterday"], "yesterday", "2026-01-09T09:41:00Z"),
    (["render", "--format", "gif"], "gif", "png, svg, html, json"),
    (["render", "--phase", "snapshots"], "snapshots", "snapshot"),
    (["render", "--appearance", "grey"], "grey", "light, dark"),
    (["render", "--type-size", "huge"], "huge", "accessibility5"),
    (["render", "--time-zone", "Asia/Shanhai"], "Asia/Shanhai", "Asia/Shanghai"),
    (["render", "--os", "27"], "27", "18, 26"),
    (["render", "--jobs", "none"], "none", "1 to 256"),
    (["render", "--scale", "0"], "“0”", "0.5 to 8"),
    (["render", "--seed", "-1"], "-1", "whole number"),
    (["render", "--placement", "fridge"], "fridge", "homeScreen"),
    (["render", "--network", "open"], "open", "fixtures:DIR"),
    (["render", "--network", "fixtures:/no/such/folder"], "/no/such/folder", ""),
    (["render", "--app-group", "/no/such.json"], "/no/such.json", ""),
    (["render", "--configuration", "/no/such.json"], "/no/such.json", ""),
    (["render", "--matrix", "ful"], "ful", "full"),
    (["render", "--tint", "orange"], "orange", "FF9F0A"),
    (["render", "--luminance", "low"], "low", "reduced"),
    (["render", "--symbols", "x"], "--symbols", "not available yet"),
    (["render", "--famly", "x"], "--famly", "--family"),
    (["render", "--json"], "--json", "help render"),
    (["render", "--out"], "--out", "DIR"),
    (["render", "-q"], "-q", "two dashes"),
    (["rendr"], "rendr", "render"),
  ])
  func aValueThatIsNotKnownIsNamedWithWhatWouldDo(
    arguments: [String], value: String, hint: String
  ) throws {
    var message = ""
    do {
      _ = try Options(try ParsedArguments(arguments))
      Issue.record("\(arguments) was taken")
    } catch {
      message = "\(error)"
    }
    #expect(message.contains(value), "\(message)")
    #expect(hint.isEmpty || message.contains(hint), "\(message)")
    #expect(!message.contains("\n"))
  }

  @Test func everyVerbHasHelpThatListsItsOptions() {
    for verb in Verb.allCases {
      let help = Help.verb(verb, "vitrine")
      for option in OptionTable.options(of: verb) { #expect(help.contains("--" + option.name)) }
      #expect(Help.overview("vitrine").contains(verb.rawValue))
    }
  }
}
