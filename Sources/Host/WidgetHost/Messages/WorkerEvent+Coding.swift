import Foundation
import Intents

/// An object of one member, named for the case. What the compiler makes has a type of keys for each case, which Swift's
/// runtime searches all conformances for: a millisecond of the start.
extension WorkerEvent: Codable {
  private enum CodingKeys: CodingKey {
    case widgets, calling, drawing, made, failed, timeline, finished, donated, simulating, simulated
    case controls, performing, interaction, previewing, preview, skipped, shortcuts
  }

  private struct Drawing: Codable {
    var id: String
    var request: FrameRequest
  }

  private struct Simulating: Codable {
    var step: SimulationStep
    var date: Date
  }

  private struct Previewing: Codable {
    var key: String
    var place: String
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .widgets(let value): try values.encode(value, forKey: .widgets)
    case .calling(let value): try values.encode(value, forKey: .calling)
    case .made(let value): try values.encode(value, forKey: .made)
    case .failed(let value): try values.encode(value, forKey: .failed)
    case .timeline(let value): try values.encode(value, forKey: .timeline)
    case .donated(let value): try values.encode(value, forKey: .donated)
    case .simulated(let value): try values.encode(value, forKey: .simulated)
    case .controls(let value): try values.encode(value, forKey: .controls)
    case .performing(let value): try values.encode(value, forKey: .performing)
    case .interaction(let value): try values.encode(value, forKey: .interaction)
    case .preview(let value): try values.encode(value, forKey: .preview)
    case .skipped(let value): try values.encode(value, forKey: .skipped)
    case .shortcuts(let value): try values.encode(value, forKey: .shortcuts)
    case .drawing(let id, let request):
      try values.encode(Drawing(id: id, request: request), forKey: .drawing)
    case .simulating(let step, let date):
      try values.encode(Simulating(step: step, date: date), forKey: .simulating)
    case .previewing(let key, let place):
      try values.encode(Previewing(key: key, place: place), forKey: .previewing)
    case .finished: try values.encode(true, forKey: .finished)
    }
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard values.allKeys.count == 1, let key = values.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "An event has one member."))
    }
    switch key {
    case .widgets: self = .widgets(try values.decode([WidgetSummary].self, forKey: .widgets))
    case .calling: self = .calling(try values.decode(PhaseKind.self, forKey: .calling))
    case .made: self = .made(try values.decode(FrameRecord.self, forKey: .made))
    case .failed: self = .failed(try values.decode(FailureRecord.self, forKey: .failed))
    case .timeline: self = .timeline(try values.decode(TimelineRecord.self, forKey: .timeline))
    case .donated: self = .donated(try values.decode([Donations.Record].self, forKey: .donated))
    case .simulated: self = .simulated(try values.decode(SimulationRecord.self, forKey: .simulated))
    case .controls: self = .controls(try values.decode([FoundControl].self, forKey: .controls))
    case .performing: self = .performing(try values.decode(String.self, forKey: .performing))
    case .interaction:
      self = .interaction(try values.decode(InteractionRecord.self, forKey: .interaction))
    case .preview: self = .preview(try values.decode(PreviewSummary.self, forKey: .preview))
    case .skipped: self = .skipped(try values.decode(SkippedRecord.self, forKey: .skipped))
    case .shortcuts: self = .shortcuts(try values.decode(ShortcutsSummary.self, forKey: .shortcuts))
    case .drawing:
      let value = try values.decode(Drawing.self, forKey: .drawing)
      self = .drawing(id: value.id, value.request)
    case .simulating:
      let value = try values.decode(Simulating.self, forKey: .simulating)
      self = .simulating(value.step, value.date)
    case .previewing:
      let value = try values.decode(Previewing.self, forKey: .previewing)
      self = .previewing(key: value.key, place: value.place)
    case .finished: self = .finished
    }
  }
}
