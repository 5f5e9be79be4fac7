import DisplayList
import Foundation
import Goldens
import TestSupport
import Testing

@testable import WidgetHost

/// The records of a batch, kept in few bytes.
@Suite struct FrameListTests {
  private let batch = FrameBatch.sample(includesProduct: true)

  private func record(_ phase: Phase, style: Int = 1, in batch: FrameBatch? = nil) throws
    -> FrameRecord
  {
    let batch = batch ?? self.batch
    let request = batch.request(phase, try batch.styles.element(style))
    var record = FrameRecord(
      id: batch.id(of: request), request: request, date: Date(timeIntervalSince1970: 1_000.25),
      size: CGSize(width: 169, height: 170.5), scale: 3, files: [:],
      digest: "0123456789abcdef00000000deadbeef",
      diagnostics: [.init(code: "missing-image", message: "“hero” is missing.", view: "Image")],
      links: [], texts: [], drawTime: 1.5, writeTime: 0.25)
    record.comparison = FrameComparison(.new)
    record.comparison?.isWritten = true
    return record
  }

  private func json(_ records: some Sequence<FrameRecord>) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(Array(records)), as: UTF8.self)
  }

  @Test func recordsAreReadAsTheyWereAdded() throws {
    var full = try record(.timeline(7))
    full.files = ["png": "frames/a.png"]
    full.texts = ["Hafen", "码头"]
    var changed = try record(.snapshot, style: 0)
    changed.comparison = FrameComparison(.changed)
    changed.comparison?.message = "Another picture."
    var strange = try record(.placeholder)
    strange.digest = "0123ABCD"
    var foreign = batch
    foreign.kind = "Other"
    let records = [
      try record(.placeholder, style: 0), try record(.snapshot), full, changed, strange,
      try record(.later(3, seconds: 90)), try record(.timeline(4_000_000)),
      try record(.snapshot, in: foreign),
    ]
    var list = FrameList(of: batch)
    list += records
    #expect(list.count == 8)
    // A file, a message, a short digest, a later phase and another kind.
    #expect(list.others.count == 5)
    #expect(try json(list) == json(records))
    list.trim()
    #expect(try json(list) == json(records))
    #expect(try json(list.indices.map { list[$0] }) == json(records))
    let foreigners = FrameList(records, of: foreign)
    #expect(foreigners.others.count == 7)
    #expect(try json(foreigners) == json(records))
    var plain = FrameList()
    plain += records
    #expect(plain.others.count == 8)
    #expect(try json(plain) == json(records))
  }

  /// 16 bytes for the digest, 4 for each of two times and the entry, 2 for each of three indices, and two more.
  @Test func aRecordWithNothingButWhatMostHaveTakesFortyBytes() {
    #expect(MemoryLayout<FrameList.Row>.stride <= 40)
  }

  /// An array that has just grown has memory for about twice as many elements.
  @Test func trimmingGivesBackTheMemoryForMoreRecords() throws {
    let plain = try record(.snapshot)
    var full = plain
    full.texts = ["Hafen"]
    var list = FrameList(of: batch)
    repeat {
      list.append(plain)
    } while list.rows.count < 100
      || list.rows.capacity < list.rows.count * 3 / 2
    #expect(list.others.isEmpty)
    list.trim()
    #expect(list.rows.capacity < list.rows.count * 5 / 4)
    repeat {
      list.append(full)
    } while list.others.count < 100
      || list.others.capacity < list.others.count * 3 / 2
    list.trim()
    #expect(list.others.capacity < list.others.count * 5 / 4)
  }

  @Test func namesAreThoseOfTheRequests() throws {
    var list = FrameList(of: batch)
    for style in 0...1 { list.append(try record(.timeline(12), style: style)) }
    #expect(
      list.map(\.id) == [
        "P/K/systemSmall/timeline-012@3x", "P/K/systemSmall/timeline-012~accessibility3@3x",
      ])
    #expect(try list.element(1).digest == "0123456789abcdef00000000deadbeef")
  }

  /// Texts that are equal by their meaning and differ in their scalars.
  @Test func diagnosticsKeepTheirSpelling() throws {
    let composed = "caf\u{E9}", decomposed = "cafe\u{301}"
    var list = FrameList(of: batch)
    for text in [composed, decomposed] {
      var record = try record(.snapshot)
      record.diagnostics = [.init(code: "c", message: text)]
      list.append(record)
    }
    let scalars = list.map { $0.diagnostics.first?.message.unicodeScalars.count }
    #expect(scalars == [4, 5])
    #expect(list.others.isEmpty)
  }

  @Test func aRecordAddedLaterMayHaveAnotherListOfDiagnostics() throws {
    var list = FrameList(of: batch)
    var clean = try record(.snapshot)
    clean.diagnostics = []
    list.append(clean)
    list.trim()
    #expect(!list.hasDiagnostics)
    list.append(try record(.timeline(0)))
    #expect(list.hasDiagnostics)
    #expect(list.map(\.diagnostics.count) == [0, 1])
  }
}
