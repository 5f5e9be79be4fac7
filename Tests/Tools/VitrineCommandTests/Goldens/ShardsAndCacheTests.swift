import Foundation
import Goldens
import Planning
import Testing
import WidgetHost

@testable import VitrineCommand

@Suite(.blocking) struct ShardsAndCacheTests {
  private func products() -> [ProductExecutable] {
    [ProductExecutable(name: "FixtureWidgets", path: GoldenProject.executable)]
  }

  private func plan(_ arguments: [String]) throws -> Plan {
    let request = try parsed(VerifyVerb.self, arguments).request.frames.plan
    let output = OutputSpec(folder: "/", formats: [], includesProduct: false)
    return try Plan(try request.describe(products()), request, output: output)
  }

  @Test func everyUnitIsInOneShardAndTheLoadsAreEven() throws {
    let plan = try plan(["--kind", "edited,contextual,well-behaved"])
    var times: [String: Double] = [:]
    for (index, (_, batch)) in plan.batches.enumerated() {
      times["\(batch.kind)/\(batch.family)/snapshot@3x"] = Double(100 * (index + 1))
    }
    let shards = (1...3).map { Sharding(plan, .init(index: $0, count: 3), times: times) }
    #expect(shards.flatMap(\.batches).sorted() == Array(plan.batches.indices))
    #expect(Set(shards.map(\.partition)).count == 1)
    #expect(shards.allSatisfy { !$0.batches.isEmpty })
    // Shards of other frames are no shards of these.
    let dark = try self.plan([
      "--kind", "edited,contextual,well-behaved", "--appearance", "dark",
    ])
    #expect(
      Sharding(dark, .init(index: 1, count: 3), times: times).partition != shards[0].partition)
    // Other times part the frames another way, and that is noticed.
    let other = Sharding(plan, .init(index: 1, count: 3), times: [:])
    #expect(other.partition != shards[0].partition || other.batches == shards[0].batches)
  }

  @Test func threeShardsMergedAreOneRun() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let options = ["--goldens", project.goldens, "--quiet", "--kind", "edited,contextual"]
    let command = CommandLineTool(program: "FixtureWidgets") { self.products() }
    #expect(command.run(["record"] + options + ["--out", project.root + "/output"]) == 0)
    // Something of every sort: changed, missing, new, orphaned.
    let snapshot = project.goldens + "/edited/systemSmall/snapshot@3x.png"
    let files = FileManager.default
    try files.copyItem(
      atPath: snapshot, toPath: project.goldens + "/edited/systemSmall/timeline-009@3x.png")
    try files.copyItem(
      atPath: snapshot, toPath: project.goldens + "/edited/systemSmall/snapshot~ar@3x.png")
    try files.removeItem(atPath: project.goldens + "/contextual/systemSmall/snapshot@3x.png")
    try files.removeItem(atPath: project.goldens + "/contextual/systemLarge/snapshot@3x.png")
    try files.copyItem(
      atPath: snapshot, toPath: project.goldens + "/contextual/systemLarge/snapshot@3x.png")
    #expect(command.run(["verify"] + options + ["--out", project.root + "/output"]) == 1)
    #expect(
      try project.differences() == [
        "edited/systemSmall/timeline-009@3x": .missing,
        "edited/systemSmall/snapshot~ar@3x": .orphaned,
        "contextual/systemSmall/snapshot@3x": .new,
        "contextual/systemLarge/snapshot@3x": .changed,
      ])
    let shards = (1...3).map { "\(project.root)/shard-\($0)" }
    for (index, shard) in shards.enumerated() {
      _ = command.run(
        ["verify"] + options + ["--out", shard, "--shard", "\(index + 1)/3"])
    }
    let merged = project.root + "/merged"
    #expect(
      command.run(
        ["merge"] + shards.reversed() + ["--out", merged, "--goldens", project.goldens]) == 1)
    func report(_ out: String) throws -> VerifyReport {
      var (report, _) = try ReportWriter.read(out)
      #expect(report.approveCommand.contains("--out \(out)"))
      report.approveCommand = report.approveCommand.replacing("--out \(out)", with: "")
      return report
    }
    func timed(_ out: String) throws -> [String] {
      let data = try #require(files.contents(atPath: out + "/timings.json"))
      return try JSONDecoder().decode(TimingsFile.self, from: data).frames.map(\.id).sorted()
    }
    #expect(try timed(merged) == timed(project.root + "/output"))
    #expect(
      try timed(merged).count == report(merged).entries.count { !$0.status.hasNoFrame })
    #expect(try report(merged) == report(project.root + "/output"))
    for file in ["report.json", "actual/contextual/systemLarge/snapshot@3x.png"] {
      #expect(files.fileExists(atPath: "\(merged)/report/\(file)"))
    }
    // One left out is missed.
    #expect(command.run(["merge", shards[0], shards[2], "--out", project.root + "/two"]) == 2)
    // The merged report approves what the shards found.
    #expect(
      command.run(["approve", "--goldens", project.goldens, "--out", merged]) == 0)
    #expect(command.run(["prune"] + options + ["--out", project.root + "/output"]) == 0)
    #expect(command.run(["verify"] + options + ["--out", project.root + "/output"]) == 0)
  }

  @Test func aStoresUnmergedChangesAreOfTheWorld() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let store = project.root + "/Trips.sqlite"
    #expect(FrameCache.files(ofStore: store) == [store])
    try Data("changes".utf8).write(to: URL(fileURLWithPath: store + "-wal"))
    #expect(FrameCache.files(ofStore: store) == [store, store + "-wal"])
  }

  @Test func whatIsCachedIsNotDrawnUntilSomethingItDependsOnChanges() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let small = ["--family", "systemSmall"]
    #expect(try project.run("record", small) == 0)
    let cache = project.root + "/cache"
    #expect(try project.run("verify", small + ["--cache", cache]) == 0)
    func drawn(_ edits: String) throws -> Int {
      let file = project.root + "/edits.json"
      try Data(#"{"group.example.edits": {"defaults": {"edit": "\#(edits)"}}}"#.utf8)
        .write(to: URL(fileURLWithPath: file))
      let arguments =
        small + [
          "--kind", "edited", "--app-group", file, "--quiet", "--goldens", project.goldens, "--out",
          project.root + "/output",
        ]
      let tool = CommandLineTool(program: "vitrine") { products() }
      let verb: VerifyVerb? = try tool.parse(["verify"] + arguments, in: tool.description)
      let request = try #require(verb).request
      let run = try GoldenRun.make(
        try request.frames.plan.describe(products()), request,
        task: GoldenStore.task(.verify, request),
        cache: FrameCache(cache, products(), request.frames.plan))
      return run.batches.count - run.cached
    }
    #expect(try drawn("") == 0)
    #expect(try drawn("color") == 1)
    // A golden that differs is looked at again.
    let snapshot = project.goldens + "/edited/systemSmall/snapshot@3x.png"
    try FileManager.default.removeItem(atPath: snapshot)
    #expect(try drawn("") == 1)
    #expect(try project.run("verify", small + ["--cache", cache]) == 1)
    #expect(try project.differences() == ["edited/systemSmall/snapshot@3x": .new])
  }
}
