import Failures
import Foundation
import SwiftUI
import TestSupport
import Testing
import WidgetKitCore

@testable import WidgetHost

@MainActor @Suite struct FramePipelineTests {
  /// Other tests need the clock.
  init() { FrozenWorld.isInProcess = true }

  private var batch: FrameBatch {
    FrameBatch(
      product: "Tests", kind: "pipeline", family: "systemSmall", setting: Setting(),
      styles: [FrameStyle()], phases: [.snapshot],
      output: OutputSpec(folder: "", formats: [], includesProduct: false), providerTimeout: 1,
      world: WorldSpec())
  }

  /// The names of events in order.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    var all: [String] { lock.withLock { lines } }

    var output: EventOutput {
      EventOutput { [self] event in
        lock.withLock {
          switch event {
          case .drawing(let id, _): lines.append("drawing \(id)")
          case .made(let record): lines.append("made \(record.id)")
          case .failed(let failure): lines.append("failed \(failure.message)")
          default: lines.append("other")
          }
        }
      }
    }
  }

  private func scene(_ request: FrameRequest) throws -> FrameScene {
    let entry = DrivenEntry(date: Setting.standardNow, relevance: nil) {
      AnyView(Text(verbatim: "12").containerBackground(for: .widget) { Color.red })
    }
    return try FrameScene(entry: entry, request, WidgetSettings())
  }

  @Test func aFrameIsAnnouncedDrawnAndGivenToTheSinks() async throws {
    let log = Log(), collector = FrameCollector()
    let frames = FramePipeline(batch, log.output, sinks: [collector])
    let request = batch.request(.snapshot, FrameStyle())
    try await RunQueue.run { try frames.make(request) { try scene(request) } }
    #expect(
      log.all == [
        "drawing pipeline/systemSmall/snapshot@3x", "made pipeline/systemSmall/snapshot@3x",
      ])
    let frame = try #require(collector.frames.first)
    #expect(frame.record.texts == ["12"])
    #expect(frame.list.size == frame.record.size)
    #expect(frame.record.digest == frame.list.digest.description)
  }

  @Test func aSettledFrameIsNotMadeAgain() async throws {
    var batch = batch
    batch.settled = ["pipeline/systemSmall/snapshot@3x"]
    let log = Log(), collector = FrameCollector()
    let request = batch.request(.snapshot, FrameStyle())
    let frames = FramePipeline(batch, log.output, sinks: [collector])
    try await RunQueue.run { try frames.make(request) { try scene(request) } }
    #expect(log.all.isEmpty)
    #expect(collector.frames.isEmpty)
  }

  @Test func aSceneThatCannotBeMadeFailsItsFrameAlone() async throws {
    let log = Log(), collector = FrameCollector()
    let request = batch.request(.snapshot, FrameStyle())
    let frames = FramePipeline(batch, log.output, sinks: [collector])
    try await RunQueue.run { try frames.make(request) { throw Failure("no device") } }
    #expect(log.all == ["drawing pipeline/systemSmall/snapshot@3x", "failed no device"])
    #expect(collector.frames.isEmpty)
  }

  @Test func aBatchAsItComesFromJSONMakesTheSameRequests() throws {
    var batch = batch
    batch.world = WorldSpec(network: .fixtures("/fixtures"), appGroupFile: "/group.json")
    batch.setting.locale = "de_DE"
    let copy = try JSONDecoder().decode(FrameBatch.self, from: try JSONEncoder().encode(batch))
    var dark = FrameStyle()
    dark.appearance = .dark
    let request = copy.request(.timeline(2), dark)
    #expect(request == batch.request(.timeline(2), dark))
    #expect(request.world.appGroupFile == "/group.json")
    #expect(copy.id(of: request) == "pipeline/systemSmall/timeline-002~dark~de_DE@3x")
  }

  /// The width and height that a PNG's head gives.
  private func size(ofPicture path: String) throws -> [Int] {
    let data = try #require(FileManager.default.contents(atPath: path))
    return [16, 20].map { start in
      data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test func aSmallPictureLiesBesideTheWholeWhereItIsAskedFor() async throws {
    let folder = try ScratchFolder("small")
    for hasSmall in [false, true] {
      var batch = batch
      batch.output = OutputSpec(folder: folder.path, formats: [.png], includesProduct: false)
      batch.output.hasSmallPictures = hasSmall
      let collector = FrameCollector()
      let request = batch.request(.snapshot, FrameStyle())
      let frames = FramePipeline(batch, Log().output, sinks: [collector])
      try await RunQueue.run { try frames.make(request) { try scene(request) } }
      let files = try #require(collector.frames.first).record.files
      #expect(try size(ofPicture: folder.path + "/" + #require(files["png"])) == [474, 474])
      // A worker's files are where their keys say, or the run takes them for another program's.
      #expect(files.allSatisfy { $1 == "frames/pipeline/systemSmall/snapshot@3x.\($0)" })
      if hasSmall {
        #expect(files["small.png"] == "frames/pipeline/systemSmall/snapshot@3x.small.png")
        #expect(
          try size(ofPicture: folder.path + "/" + #require(files["small.png"])) == [160, 160])
      } else {
        #expect(files["small.png"] == nil)
      }
    }
  }
}
