import Foundation
import Goldens

/// The files beside a report's page: the details of the frames that it has no room for, with their pictures,
/// and what only some readers ask for. Each is a script that gives its data to the page, since a page opened
/// as a file may not read others in another way.
struct ReportParts {
  static let folder = "pages"

  private let report: VerifyReport
  private let limits: ReportPageLimits
  /// The bytes of pictures that may still be added.
  private var room: Int
  private let write: (Data, String) throws -> Void
  private let json = ReportJSON()
  /// The number of the file in the making; the page itself is the first.
  private(set) var number = 2
  /// Frames as members of an object.
  private var frames = ""
  private var pictures = ReportPictures()
  /// Texts to search, and for each frame its number and those of its texts.
  private var texts = StringTable()
  private var words: [[Int]] = []

  /// - Parameters:
  ///   - used: the bytes of pictures that are in the page.
  ///   - write: puts bytes at a path relative to the report's folder.
  init(
    _ report: VerifyReport, _ limits: ReportPageLimits, used: Int,
    write: @escaping (Data, String) throws -> Void
  ) {
    self.report = report
    self.limits = limits
    self.write = write
    room = max(0, limits.pictures - used)
  }

  /// - Parameters:
  ///   - index: the frame's in the page.
  ///   - folder: the report's.
  /// - Returns: the number of its file, and whether it has a picture there.
  mutating func add(
    _ entry: VerifyReport.Entry, at index: Int, from folder: URL
  ) throws -> (part: Int, hasPicture: Bool) {
    var used = pictures.size
    if let more = pictures.take(entry, from: folder, within: min(limits.part, used + room)) {
      if more <= room {
        try close()
        used = 0
      }
      if more > room || pictures.take(entry, from: folder, within: room) != nil {
        pictures.leaveOut(entry)
      }
    }
    room -= pictures.size - used
    let frame = ReportFrame(entry, of: report, pictures: pictures)
    frames += "\(frames.isEmpty ? "" : ",")\"\(index)\":\(escapedJSON(try json.text(frame)))"
    note(entry, at: index)
    let place = (number, frame.expected != nil || frame.actual != nil)
    if frames.utf8.count + pictures.size > limits.part { try close() }
    return place
  }

  private mutating func note(_ entry: VerifyReport.Entry, at index: Int) {
    var numbers = [index]
    for text in [entry.message].compactMap({ $0 })
      + entry.changes.flatMap({ [$0.sentence, $0.path] })
    where !text.isEmpty {
      let number = texts.number(of: text)
      if !numbers.dropFirst().contains(number) { numbers.append(number) }
    }
    if numbers.count > 1 { words.append(numbers) }
  }

  private mutating func close() throws {
    guard !frames.isEmpty else { return }
    var data = Data("ReportParts.take(\"\(number)\",{\"frames\":{\(frames)},\"pictures\":[".utf8)
    data.reserveCapacity(data.count + pictures.size + 1024)
    for (place, picture) in pictures.pictures.enumerated() {
      data.append(contentsOf: (place == 0 ? "\"" : ",\"").utf8)
      data.append(picture.base64EncodedData())
      data.append(UInt8(ascii: "\""))
    }
    data.append(contentsOf: "]});\n".utf8)
    try write(data, "\(Self.folder)/\(number).js")
    number += 1
    frames = ""
    pictures = ReportPictures()
  }

  /// Writes what is left.
  mutating func finish() throws {
    try close()
    let strings = escapedJSON(try json.text(texts.strings))
    let words = try json.text(words)
    try write(
      Data("ReportParts.take(\"search\",{\"strings\":\(strings),\"frames\":\(words)});\n".utf8),
      "\(Self.folder)/search.js")
  }
}
