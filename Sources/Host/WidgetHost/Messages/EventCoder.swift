import DisplayList
import Foundation
import Goldens

/// The form of events between a worker and its parent. The two that come with every frame, its announcement and its
/// record, are short and binary, and the parent keeps once what many frames share; all others are JSON.
///
/// Both ends have a coder with the same state, since they code the same events in the same order.
struct EventCoder {
  private var batch: FrameBatch?
  /// The request that JSON is coded by.
  private(set) var template: FrameRequest?
  private var announced: (id: String, request: FrameRequest)?
  /// The first lists of diagnostics that came: most frames have the one of another.
  private var lists = SharedValues<DiagnosticList>(most: 1000)

  /// - Parameter task: the task whose events come; nil where it isn't known.
  init(_ task: WorkerTask? = nil) {
    if case .render(let batch) = task { self.batch = batch }
    template = task?.template
  }

  /// The first byte of a short message; JSON begins with a brace.
  private enum Kind: UInt8 { case drawing = 1, made }

  // MARK: Encoding

  mutating func encode(_ event: WorkerEvent) throws -> Data {
    switch event {
    case .drawing(let id, let request):
      let data = try short(drawing: id, request) ?? MessageFormat.encode(event, by: template)
      announced = (id, request)
      template = request
      return data
    case .made(let record):
      return try short(made: record) ?? MessageFormat.encode(event, by: template)
    default: return try MessageFormat.encode(event, by: template)
    }
  }

  /// - Returns: nil where the request isn't one of the batch, or its phase isn't a plain one.
  private func short(drawing id: String, _ request: FrameRequest) -> Data? {
    guard let batch, let phase = PlainPhase(request.phase),
      let style = batch.styles.firstIndex(of: request.style).flatMap(UInt16.init(exactly:)),
      request == batch.request(request.phase, request.style)
    else { return nil }
    var writer = ByteWriter()
    writer.add(Kind.drawing.rawValue)
    writer.add(phase.kind)
    writer.add(phase.index)
    writer.add(style)
    writer.add(text: id)
    return writer.data
  }

  /// - Returns: nil where the record isn't of the frame that was announced last.
  private mutating func short(made record: FrameRecord) throws -> Data? {
    guard let announced, announced.id == record.id, announced.request == record.request else {
      return nil
    }
    var writer = ByteWriter()
    writer.add(Kind.made.rawValue)
    for number in record.numbers { writer.add(number.bitPattern) }
    writer.add(text: record.digest)
    let list = DiagnosticList(record.diagnostics)
    let known = lists.known(list)
    writer.add(known ?? SharedValues<DiagnosticList>.none)
    if known == nil { writer.add(data: try MessageFormat.encode(record.diagnostics)) }
    let verdict = FrameVerdict(record.comparison)
    writer.add(verdict?.code ?? FrameVerdict.other)
    let rest = FrameRecord.Rest(record, hasComparison: verdict == nil)
    if !rest.isEmpty { writer.add(data: try MessageFormat.encode(rest)) }
    // Last: the parent knows no list of a message that can't be written.
    if known == nil { lists.index(of: list) }
    return writer.data
  }

  // MARK: Decoding

  /// - Returns: nil where the bytes are no event.
  mutating func decode(_ body: ArraySlice<UInt8>) -> WorkerEvent? {
    var reader = ByteReader(body)
    let event: WorkerEvent?
    switch reader.byte().flatMap(Kind.init) {
    case .drawing: event = drawing(&reader)
    case .made: return made(&reader)
    case nil: event = MessageFormat.decode(WorkerEvent.self, Data(body), by: template)
    }
    if case .drawing(let id, let request) = event {
      announced = (id, request)
      template = request
    }
    return event
  }

  private func drawing(_ reader: inout ByteReader) -> WorkerEvent? {
    guard let batch, let kind = reader.byte(), let index = reader.integer(UInt32.self),
      let phase = PlainPhase(kind: kind, index: index)?.phase,
      let style = reader.integer(UInt16.self), batch.styles.indices.contains(Int(style)),
      let id = reader.text(), reader.isAtEnd
    else { return nil }
    return .drawing(id: id, batch.request(phase, batch.styles[Int(style)]))
  }

  private mutating func made(_ reader: inout ByteReader) -> WorkerEvent? {
    guard let announced, let numbers = reader.doubles(FrameRecord.numberCount),
      let digest = reader.text(), let diagnostics = diagnostics(&reader),
      let verdict = reader.byte(),
      verdict == FrameVerdict.other || FrameVerdict(code: verdict) != nil
    else { return nil }
    var rest = FrameRecord.Rest()
    if !reader.isAtEnd {
      guard let data = reader.data(), reader.isAtEnd,
        let decoded = MessageFormat.decode(FrameRecord.Rest.self, data)
      else { return nil }
      rest = decoded
    }
    var record = FrameRecord(
      id: announced.id, request: announced.request, numbers: numbers, digest: digest,
      diagnostics: diagnostics)
    rest.fill(&record)
    if let verdict = FrameVerdict(code: verdict) { record.comparison = verdict.comparison }
    return .made(record)
  }

  private mutating func diagnostics(_ reader: inout ByteReader) -> [Diagnostic]? {
    guard let index = reader.integer(UInt16.self) else { return nil }
    if index != SharedValues<DiagnosticList>.none { return lists[index]?.diagnostics }
    guard let data = reader.data(), let list = MessageFormat.decode([Diagnostic].self, data) else {
      return nil
    }
    lists.index(of: DiagnosticList(list))
    return list
  }
}
