import Foundation
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// `audit` on the fixture widgets, by its exit status and its files.
@Suite(.blocking) struct AuditVerbTests {
  private let out = NSTemporaryDirectory() + "vitrine-audit-" + UUID().uuidString

  private var rest: [String] { ["--out", out, "--quiet"] }

  private let command = CommandLineTool(program: "FixtureWidgets") {
    return [
      ProductExecutable(
        name: "FixtureWidgets",
        path: Repository.built("FixtureWidgets"))
    ]
  }

  private func run(_ arguments: String...) -> Int32 { command.run(["audit"] + arguments + rest) }

  /// The audit's own findings: without the warnings about the product and its run, which no waiver turns off.
  private func rules() throws -> [String] {
    let data = try #require(FileManager.default.contents(atPath: out + "/audit.sarif"))
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = (log["runs"] as? [[String: Any]])?.first
    let results = run?["results"] as? [[String: Any]] ?? []
    let other: Set<String> = ["product", "order-not-kept"]
    return Set(results.compactMap { $0["ruleId"] as? String }).subtracting(other).sorted()
  }

  @Test func aWidgetWithoutFaultsGivesZero() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(
      run("--kind", "well-behaved", "--family", "systemMedium", "--appearance", "light") == 0)
    #expect(try rules() == [])
  }

  @Test func anEmptyTimelineGivesFourAndItsRule() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(run("--kind", "empty-timeline", "--appearance", "light") == 4)
    #expect(try rules().contains("empty-timeline"))
  }

  @Test func aRuleIsTurnedOffAndAFaultyWaiverIsRefused() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    let kind = "broken-huge-image", why = "for the test"
    #expect(run("--kind", kind, "--phase", "timeline") == 1)
    let found = try rules()
    #expect(found.contains("large-image"))
    let waivers = found.flatMap { ["--allow", "\($0)@\(kind): \(why)"] }
    #expect(command.run(["audit", "--kind", kind, "--phase", "timeline"] + waivers + rest) == 0)
    #expect(run("--allow", "large-image") == 2)
  }
}
