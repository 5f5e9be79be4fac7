import Audit
import DisplayList
import Foundation
import Goldens

/// The parts of a record that a short message has.
extension FrameRecord {
  static let numberCount = 6

  /// Its date, size, scale and times.
  var numbers: [Double] {
    [
      date.timeIntervalSinceReferenceDate, size.width, size.height, scale, drawTime, writeTime,
    ].map { Double($0) }
  }

  /// - Parameter numbers: ``numbers``, all of them.
  init(
    id: String, request: FrameRequest, numbers: [Double], digest: String, diagnostics: [Diagnostic]
  ) {
    self.init(
      id: id, request: request, date: Date(timeIntervalSinceReferenceDate: numbers[0]),
      size: CGSize(width: numbers[1], height: numbers[2]), scale: numbers[3], files: [:],
      digest: digest, diagnostics: diagnostics, links: [], texts: [], drawTime: numbers[4],
      writeTime: numbers[5])
  }

  /// The parts of a record that most frames without files don't have.
  struct Rest: Codable {
    var files: [String: String]?
    var links: [Link]?
    var texts: [String]?
    var audit: FrameAudit.Result?
    var comparison: FrameComparison?
    var controls: [Control]?
    var entry: String?
    var types: [String]?

    init() {}

    init(_ record: FrameRecord, hasComparison: Bool) {
      files = record.files.isEmpty ? nil : record.files
      links = record.links.isEmpty ? nil : record.links
      texts = record.texts.isEmpty ? nil : record.texts
      audit = record.audit
      comparison = hasComparison ? record.comparison : nil
      controls = record.controls
      entry = record.entry
      types = record.types
    }

    var isEmpty: Bool {
      files == nil && links == nil && texts == nil && audit == nil && comparison == nil
        && controls == nil && entry == nil && types == nil
    }

    func fill(_ record: inout FrameRecord) {
      record.files = files ?? [:]
      record.links = links ?? []
      record.texts = texts ?? []
      record.audit = audit
      record.comparison = comparison
      record.controls = controls
      record.entry = entry
      record.types = types
    }
  }
}
