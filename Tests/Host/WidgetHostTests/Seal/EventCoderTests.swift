import Foundation
import Goldens
import TestSupport
import Testing

@testable import WidgetHost

/// The short messages about frames between a worker and its parent.
@Suite struct EventCoderTests {
  private let batch = FrameBatch.sample(includesProduct: false)

  private func record(_ phase: Phase, style: Int = 1) throws -> FrameRecord {
    let request = batch.request(phase, try batch.styles.element(style))
    var record = FrameRecord(
      id: batch.id(of: request), request: request, date: Date(timeIntervalSince1970: 1_000.25),
      size: CGSize(width: 169, height: 170.5), scale: 3, files: [:], digest: "0123abcd",
      diagnostics: [.init(code: "missing-image", message: "“hero” is missing.", view: "Image")],
      links: [], texts: [], drawTime: 1.5, writeTime: 0.25)
    record.comparison = FrameComparison(.new)
    record.comparison?.isWritten = true
    return record
  }

  /// Sends events through a coder of each end.
  private func sent(
    _ events: [WorkerEvent], _ each: (Data) -> Void = { _ in }
  ) throws -> [WorkerEvent] {
    var sender = EventCoder(.render(batch)), receiver = EventCoder(.render(batch))
    return try events.map { event in
      let data = try sender.encode(event)
      each(data)
      let event = receiver.decode(ArraySlice(data))
      return try #require(event)
    }
  }

  private func json(_ event: WorkerEvent) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(event), as: UTF8.self)
  }

  @Test func framesComeAsTheyWere() throws {
    var full = try record(.timeline(7))
    full.files = ["png": "frames/a.png"]
    full.links = [.init(url: "app://x", rect: CGRect(x: 1, y: 2, width: 3, height: 4))]
    full.texts = ["Hafen", "码头"]
    full.controls = [.init(name: "n", label: "l", isOn: true, isEnabled: false, rect: .zero)]
    full.entry = "{}"
    full.types = ["Card"]
    full.comparison = FrameComparison(.changed)
    full.comparison?.message = "Another picture."
    full.comparison?.isTolerated = true
    var bare = try record(.placeholder, style: 0)
    bare.comparison = nil
    bare.diagnostics = []
    for record in [full, bare, try record(.snapshot)] {
      let events = [WorkerEvent.drawing(id: record.id, record.request), .made(record)]
      #expect(try sent(events).map(json) == events.map(json))
    }
  }

  /// 1 byte for the kind, 1 and 4 for the phase, 2 for the style, 4 and 44 for the id. Then 1, six numbers, 4 and 8 for
  /// the digest, 2 for the list of diagnostics that came before, 1 for the comparison.
  @Test func aFrameLikeTheOneBeforeTakesFewBytes() throws {
    var events: [WorkerEvent] = []
    for index in 0...1 {
      let record = try record(.timeline(index))
      events += [.drawing(id: record.id, record.request), .made(record)]
    }
    var sizes: [Int] = []
    _ = try sent(events) { sizes.append($0.count) }
    #expect(try record(.timeline(1)).id == "K/systemSmall/timeline-001~accessibility3@3x")
    #expect(try sizes.element(2) == 12 + 44)
    #expect(try sizes.element(3) == 64)
  }

  @Test func equalDiagnosticsAreKeptOnce() throws {
    let lists = try sent([
      .drawing(id: try record(.snapshot).id, try record(.snapshot).request),
      .made(try record(.snapshot)), .made(try record(.snapshot)),
    ]).compactMap { event in if case .made(let record) = event { record.diagnostics } else { nil } }
    let places = lists.map { $0.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
    #expect(Set(places).count == 1 && places.count == 2)
  }

  @Test func whatIsCutOrChangedIsNoEventOrAnother() throws {
    let record = try record(.timeline(3))
    let drawing = WorkerEvent.drawing(id: record.id, record.request)
    var sender = EventCoder(.render(batch))
    let messages = [try sender.encode(drawing), try sender.encode(.made(record))].map(Array.init)
    for (number, message) in messages.enumerated() {
      for count in 0..<message.count {
        var receiver = EventCoder(.render(batch))
        if number == 1 { _ = try receiver.decode(messages.element(0)[...]) }
        let event = receiver.decode(message.prefix(count))
        #expect(event == nil, "\(count) bytes")
      }
      var readable = 0
      for index in message.indices {
        for bit in 0..<8 {
          var changed = message
          changed[index] ^= 1 << UInt8(bit)
          var receiver = EventCoder(.render(batch))
          if number == 1 { _ = try receiver.decode(messages.element(0)[...]) }
          guard let event = receiver.decode(changed[...]) else { continue }
          readable += 1
          let events = number == 1 ? [drawing, event] : [event]
          #expect(throws: Never.self, "bit \(bit) of byte \(index)") { try sent(events) }
        }
      }
      // Those of the id, and those of the numbers.
      #expect(readable > 0 && readable < message.count * 8)
    }
  }

  /// The records as they come, after the announcement of their frame.
  private func sent(_ records: [FrameRecord]) throws -> [FrameRecord] {
    let first = try records.element(0)
    let events = [.drawing(id: first.id, first.request)] + records.map(WorkerEvent.made)
    return try sent(events).compactMap { event in
      if case .made(let record) = event { record } else { nil }
    }
  }

  private func records(saying messages: [String]) throws -> [FrameRecord] {
    let record = try record(.snapshot)
    return messages.map { message in
      var record = record
      record.diagnostics = [.init(code: "spelling", message: message)]
      return record
    }
  }

  /// An é of one scalar equals one of two.
  @Test func equalTextsKeepTheirScalars() throws {
    let words = ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}", "cafe\u{301}"]
    let read = try sent(try records(saying: words)).flatMap { $0.diagnostics.map(\.message) }
    #expect(read.map { Array($0.utf8).count } == [5, 6, 5, 6])
    #expect(read == words)
  }

  /// The last lists have no index.
  @Test func moreListsThanAreKeptComeAsTheyWere() throws {
    let numbers = Array(0..<1_010) + [0, 999, 1_000, 1_009, 1]
    let messages = numbers.map { "Message \($0)." }
    let read = try sent(try records(saying: messages)).flatMap { $0.diagnostics.map(\.message) }
    #expect(read == messages)
  }

  @Test func anAuditComesAsItWas() throws {
    var record = try record(.placeholder)
    let text = #"{"archiveSize":1234,"hiddenTexts":["Hafen"],"isBlank":true,"observations":[]}"#
    record.audit = try decoded(text)
    let read = try json(.made(try sent([record]).element(0)))
    #expect(read.contains(#""audit":\#(text)"#))
  }

  private func decoded<Value: Decodable>(_ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  @Test func numbersThatJSONHasNotComeAsTheyWere() throws {
    var record = try record(.snapshot)
    record.size = CGSize(width: CGFloat.infinity, height: .nan)
    record.scale = -.infinity
    record.links = [
      .init(url: "app://x", rect: CGRect(x: -CGFloat.infinity, y: 0, width: 1, height: 2))
    ]
    let read = try sent([record]).element(0)
    #expect(read.size.width == .infinity && read.size.height.isNaN)
    #expect(read.scale == -.infinity)
    #expect(read.links.map(\.rect.origin.x) == [-.infinity])
  }

  @Test func aFrameOfNoKnownBatchIsRead() throws {
    let record = try record(.snapshot)
    var sender = EventCoder(), receiver = EventCoder()
    for event in [WorkerEvent.drawing(id: record.id, record.request), .made(record)] {
      let data = try sender.encode(event)
      let read = receiver.decode(ArraySlice(data))
      #expect(try json(try #require(read)) == json(event))
    }
  }
}
