import Foundation
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// A widget of SiriKit's, through the command.
@Suite(.blocking) struct SiriKitRunTests {
  private let out = NSTemporaryDirectory() + "vitrine-siri-" + UUID().uuidString

  private func run(_ arguments: String...) -> Int32 {
    let tool = CommandLineTool(program: "FixtureWidgets") {
      let path = Repository.built("FixtureWidgets")
      return [ProductExecutable(name: "FixtureWidgets", path: path)]
    }
    return tool.run(
      ["render", "--kind", "car", "--family", "systemSmall", "--appearance", "light"] + arguments
        + ["--out", out, "--quiet"])
  }

  private var pictures: [String] {
    let all = FileManager.default.enumerator(atPath: out)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test func everyRecommendationIsAVariant() {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(run("--phase", "snapshot", "--configuration", "recommended") == 0)
    #expect(
      pictures == [
        "frames/car/systemSmall/snapshot~cfg-Climate@3x.png",
        "frames/car/systemSmall/snapshot~cfg-Doors@3x.png",
      ])
  }

  @Test func oneRecommendationByItsName() {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(run("--phase", "snapshot", "--configuration", "recommended:Doors") == 0)
    #expect(pictures == ["frames/car/systemSmall/snapshot~cfg-Doors@3x.png"])
    #expect(run("--phase", "snapshot", "--configuration", "recommended:Wheels") == 2)
  }

  @Test func aNumberOutsideTheDefinitionsLimitsIsUsage() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    let file = out + "-far.json"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data(#"{"range": 900}"#.utf8).write(to: URL(fileURLWithPath: file))
    #expect(run("--phase", "snapshot", "--configuration", file) == 2)
    #expect(pictures == [])
  }

  @Test func donationsAreInTheManifest() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(run("--phase", "timeline") == 0)
    let data = try #require(FileManager.default.contents(atPath: out + "/manifest.json"))
    let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let donations = try #require(manifest["donations"] as? [[String: Any]])
    #expect(try donations.count == 1 && donations.element(0)["kind"] as? String == "car")
    let donation = try #require(donations.element(0)["donation"] as? [String: Any])
    #expect(donation["intent"] as? String == "WidgetConfigIntent")
  }
}
