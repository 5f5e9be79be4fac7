import Foundation
import Testing

@testable import WidgetHost

/// The bytes that a parent accepts from a worker's pipe.
@Suite struct EventReaderTests {
  private let key = MessageKey(bytes: (0..<32).map { UInt8($0) })

  private func message(_ body: String, number: UInt64, key: MessageKey? = nil) -> [UInt8] {
    let bytes = Array(body.utf8)
    return MessageFormat.head(bytes.count) + (key ?? self.key).code(number: number, bytes) + bytes
  }

  private func violation(of bytes: [UInt8]) -> String? {
    var reader = EventReader(key: key)
    reader.append(bytes)
    do throws(EventReader.Violation) {
      while try reader.take() != nil {}
      return nil
    } catch {
      return error.reason
    }
  }

  private let end = #"{"finished":{}}"#

  @Test func messagesComeInPieces() throws {
    var reader = EventReader(key: key)
    let bytes = message(end, number: 0) + message(end, number: 1)
    var count = 0
    for byte in bytes {
      reader.append([byte])
      if try reader.take() != nil { count += 1 }
    }
    #expect(count == 2)
  }

  @Test func aMessageOfAnotherKeyIsRefused() {
    let other = MessageKey(bytes: [UInt8](repeating: 7, count: 32))
    #expect(
      violation(of: message(end, number: 0, key: other)) == "a message wasn't written by Vitrine")
  }

  @Test func aMessageThatIsSentAgainIsRefused() {
    let once = message(end, number: 0)
    #expect(violation(of: once) == nil)
    #expect(violation(of: once + once) == "a message wasn't written by Vitrine")
  }

  @Test func aChangedByteIsFound() {
    var bytes = message(end, number: 0)
    bytes[25] ^= 1
    #expect(violation(of: bytes) == "a message wasn't written by Vitrine")
  }

  @Test func theLengthIsBounded() {
    #expect(violation(of: [0, 0, 0, 4]) == nil)
    #expect(violation(of: [1, 0, 0, 4]) == "a message of 67108865 bytes was announced")
    #expect(violation(of: [255, 255, 255, 255]) == "a message of 4294967295 bytes was announced")
  }

  @Test func aMessageThatIsNoEventIsRefused() {
    #expect(violation(of: message("{}", number: 0)) == "a message can't be read")
  }

  /// RFC 4231 has vectors for HMAC; Python's gives the same for this key and number:
  /// `hmac.new(bytes(range(32)), (5).to_bytes(8, "little") + b"abc", "sha256").hexdigest()[:32]`
  @Test func theCodeIsThatOfHMAC() {
    let code = key.code(number: 5, Array("abc".utf8))
    #expect(code.map { String(format: "%02x", $0) }.joined() == "f37dab74fa0571397b2bc5b5a3816014")
  }

  /// A frame's record has the request of its announcement, which is sent once.
  @Test func aRecordsRequestIsNotSentAgain() throws {
    let pipe = Pipe()
    let setting = Setting()
    var request = FrameRequest(
      product: "Product", kind: "Kind", family: "systemSmall", phase: .timeline(3),
      setting: setting, style: FrameStyle())
    request.style.typeSize = "xSmall"
    let record = FrameRecord(
      id: "id", request: request, date: setting.now, size: CGSize(width: 1, height: 2), scale: 3,
      files: [:], digest: "0", diagnostics: [], links: [], texts: ["text"], drawTime: 1,
      writeTime: 2)
    var other = record
    other.request.phase = .placeholder
    let stream = EventStream(
      MessageStream(descriptor: pipe.fileHandleForWriting.fileDescriptor), key: key)
    let events: [WorkerEvent] = [
      .drawing(id: "id", request), .made(record), .made(other), .finished,
    ]
    for event in events { try stream.send(event) }
    try pipe.fileHandleForWriting.close()
    let bytes = Array(pipe.fileHandleForReading.readDataToEndOfFile())
    #expect(String(decoding: bytes, as: UTF8.self).components(separatedBy: "xSmall").count == 2)

    var reader = EventReader(key: key)
    reader.append(bytes)
    var made: [FrameRecord] = []
    while let event = try reader.take() {
      if case .made(let record) = event { made.append(record) }
    }
    #expect(made.map(\.request) == [request, other.request])
    #expect(try made.element(0).texts == ["text"])
  }
}
