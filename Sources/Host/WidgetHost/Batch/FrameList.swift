import DisplayList
import Foundation

/// The records of a batch's frames in the order in which they came. A run keeps those of very many frames, so what frames
/// have in common is kept once, and a record that has nothing but what most have takes some forty bytes.
package struct FrameList: Sendable {
  /// A record with nothing but what most have.
  struct Row {
    let digest: Digest
    /// The milliseconds of tree, layout and display list.
    let drawTime: Float
    /// The milliseconds of writing all formats.
    let writeTime: Float
    /// The index of a timeline's entry; for a record in ``others``, its index there.
    let entry: UInt32
    /// The index in ``styles``.
    let style: UInt16
    /// The index in ``shapes``.
    let shape: UInt16
    /// The index in ``lists``.
    let list: UInt16
    /// The ``PlainPhase/kind`` of the phase; ``other`` for a record in ``others``.
    let phase: UInt8
    /// The ``FrameVerdict/code`` of the comparison.
    let verdict: UInt8

    static let other: UInt8 = 0xFF
  }

  /// A date and a size, which the frames of an entry have in common.
  private struct Shape: Hashable {
    let date: Date
    let size: CGSize
    let scale: Double
  }

  /// A frame of the batch; nil where records are kept as they are.
  private let template: FrameRequest?
  private let styles: [FrameStyle]
  private let includesProduct: Bool
  private(set) var rows: [Row] = []
  private var shapes = SharedValues<Shape>()
  private var lists = SharedValues<DiagnosticList>()
  /// The records with more.
  private(set) var others: [FrameRecord] = []

  /// - Parameter batch: the batch of the frames; nil where it isn't known: they are then kept as they are.
  package init(of batch: FrameBatch? = nil) {
    template = batch?.template
    styles = batch?.styles ?? []
    includesProduct = batch?.output.includesProduct ?? false
  }

  /// - Parameter batch: the batch of the frames.
  package init(_ records: some Sequence<FrameRecord>, of batch: FrameBatch) {
    self.init(of: batch)
    self += records
  }

  package mutating func append(_ record: FrameRecord) {
    if let row = row(record) {
      rows.append(row)
    } else {
      rows.append(
        Row(
          digest: Digest(high: 0, low: 0), drawTime: 0, writeTime: 0,
          entry: UInt32(clamping: others.count), style: 0, shape: 0, list: 0, phase: Row.other,
          verdict: 0))
      others.append(record)
    }
  }

  package static func += (list: inout FrameList, records: some Sequence<FrameRecord>) {
    for record in records { list.append(record) }
  }

  /// Gives back the memory for more records.
  package mutating func trim() {
    rows = rows.trimmed()
    others = others.trimmed()
    shapes.trim()
    lists.trim()
  }

  /// Whether some frame has a diagnostic.
  var hasDiagnostics: Bool {
    lists.values.contains { !$0.diagnostics.isEmpty } || others.contains { !$0.diagnostics.isEmpty }
  }

  /// - Returns: nil for a record with more.
  private mutating func row(_ record: FrameRecord) -> Row? {
    guard let template, let phase = PlainPhase(record.request.phase),
      let verdict = FrameVerdict(record.comparison), let digest = Digest(record.digest),
      FrameRecord.Rest(record, hasComparison: false).isEmpty,
      let style = index(of: record.request.style),
      record.request == request(template, phase.phase, record.request.style),
      record.id == record.request.id(includingProduct: includesProduct),
      let shape = shapes.index(
        of: Shape(date: record.date, size: record.size, scale: record.scale)),
      let list = lists.index(of: DiagnosticList(record.diagnostics))
    else { return nil }
    return Row(
      digest: digest, drawTime: Float(record.drawTime), writeTime: Float(record.writeTime),
      entry: phase.index, style: style, shape: shape, list: list, phase: phase.kind,
      verdict: verdict.code)
  }

  private func index(of style: FrameStyle) -> UInt16? {
    // Frames of one entry come in the order of the styles.
    if let last = rows.last, last.phase != Row.other {
      for next in [Int(last.style) + 1, 0] where styles.indices.contains(next) {
        if styles[next] == style { return UInt16(exactly: next) }
      }
    }
    return styles.firstIndex(of: style).flatMap { UInt16(exactly: $0) }
  }

  private func request(
    _ template: FrameRequest, _ phase: Phase, _ style: FrameStyle
  ) -> FrameRequest {
    var request = template
    request.phase = phase
    request.style = style
    return request
  }
}

extension FrameList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { rows.count }

  package subscript(index: Int) -> FrameRecord { record(index) { $0.suffix } }

  /// An iterator that makes the common part of frames' names once.
  package struct Iterator: IteratorProtocol {
    private let list: FrameList
    private var index = 0
    private var suffixes: [String?]

    fileprivate init(_ list: FrameList) {
      self.list = list
      suffixes = Array(repeating: nil, count: list.styles.count)
    }

    package mutating func next() -> FrameRecord? {
      guard index < list.rows.count else { return nil }
      let style = Int(list.rows[index].style)
      let record = list.record(index) { request in
        if let suffix = suffixes[style] { return suffix }
        let suffix = request.suffix
        suffixes[style] = suffix
        return suffix
      }
      index += 1
      return record
    }
  }

  package func makeIterator() -> Iterator { Iterator(self) }

  /// - Parameter suffix: the end of the name of a request's frame.
  private func record(_ index: Int, _ suffix: (FrameRequest) -> String) -> FrameRecord {
    let row = rows[index]
    guard let template, let phase = PlainPhase(kind: row.phase, index: row.entry)?.phase else {
      return others[Int(row.entry)]
    }
    let request = request(template, phase, styles[Int(row.style)])
    let shape = shapes.values[Int(row.shape)]
    var record = FrameRecord(
      id: request.folder(includingProduct: includesProduct) + "/" + phase.name + suffix(request),
      request: request, date: shape.date, size: shape.size, scale: shape.scale, files: [:],
      digest: row.digest.description, diagnostics: lists.values[Int(row.list)].diagnostics,
      links: [],
      texts: [], drawTime: Double(row.drawTime), writeTime: Double(row.writeTime))
    record.comparison = FrameVerdict(code: row.verdict)?.comparison
    return record
  }
}
