import DisplayList
import Foundation
import Intents

/// What a run made, as `manifest.json` in the output folder.
package struct Manifest: Codable, Sendable {
  package var version = 1
  /// Name and version of what made it.
  package var generator: String
  package var engine = EngineVersions.current
  /// What was wrong with all of the run: fonts or icons missing.
  package var problems: [String] = []
  package var frames: [Frame] = []
  package var failures: [Failure] = []
  package var skipped: [Skipped] = []
  package var reloads: [Reload] = []
  package var donations: [Donation] = []
  /// What touching each control came to; nil where none was touched.
  package var interactions: [Touch]?

  package struct Size: Codable, Sendable, Hashable {
    package var width: Double
    package var height: Double
  }

  package struct Frame: Codable, Sendable {
    package var id: String
    package var product: String
    package var kind: String
    package var family: String
    package var device: String
    package var phase: String
    package var index: Int?
    package var date: Date
    /// What differs from the defaults.
    package var variant: [String: String]
    /// The canvas, points.
    package var size: Size
    package var scale: Double
    /// By format, relative to the output folder.
    package var files: [String: String]
    package var digest: String
    package var diagnostics: [Diagnostic]
  }

  package struct Failure: Codable, Sendable {
    package var product: String
    package var kind: String
    package var family: String
    package var phase: String
    package var frame: String?
    package var message: String
  }

  package struct Skipped: Codable, Sendable, Hashable {
    package var what: String
    package var reason: String
    package init(what: String, reason: String) {
      self.what = what
      self.reason = reason
    }
  }

  package struct Reload: Codable, Sendable {
    package var product: String
    package var kind: String
    package var family: String
    package var device: String
    package var locale: String
    /// `atEnd`, `after` or `never`.
    package var policy: String
    package var date: Date?
    package var entries: Int
  }

  /// What a widget's code gave the system to suggest.
  package struct Donation: Codable, Sendable, Hashable {
    package var product: String
    package var kind: String
    package var donation: Donations.Record
  }

  package struct Touch: Codable, Sendable {
    package var product: String
    package var kind: String
    package var family: String
    package var device: String
    package var locale: String
    package var control: String
    /// What it says.
    package var label: String
    /// `button` or `toggle`.
    package var type: String
    package var isOn: Bool?
    package var intent: String
    /// `widget` or `app`.
    package var process: String
    package var outcome: InteractionRecord.Outcome
    package var message: String?
    package var carries: [String]
    package var reloads: [String]
  }

  package init(
    generator: String, problems: [String], skipped: [Skipped],
    results: [(FrameUnit, UnitResult)]
  ) {
    self.generator = generator
    self.problems = problems
    self.skipped = skipped
    for (unit, result) in results {
      frames += result.frames.sorted { Self.order($0, unit) < Self.order($1, unit) }.map(Frame.init)
      failures += result.failures.map(Failure.init)
      if let timeline = result.timeline { reloads.append(Reload(unit, timeline)) }
      for record in result.donations {
        let donation = Donation(product: unit.product, kind: unit.kind, donation: record)
        if !donations.contains(donation) { donations.append(donation) }
      }
      for record in result.interactions {
        interactions = (interactions ?? []) + [Touch(unit, record)]
      }
    }
  }

  /// By phase, entry and look, whichever process made the frame.
  package static func order(_ frame: FrameRecord, _ unit: FrameUnit) -> Order {
    Order(
      phase: PhaseKind.allCases.firstIndex(of: frame.request.phase.kind) ?? 0,
      index: frame.request.phase.order,
      look: unit.looks.firstIndex(of: frame.request.look) ?? 0)
  }

  package struct Order: Comparable {
    let phase: Int, index: Int, look: Int
    package static func < (a: Order, b: Order) -> Bool {
      (a.phase, a.index, a.look) < (b.phase, b.index, b.look)
    }
  }

  /// Sorted keys, so that equal manifests are equal bytes.
  package func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(DateStamp.string(date))
    }
    return Array(try encoder.encode(self)) + [10]
  }
}

package enum DateStamp {
  /// `2026-01-09T09:41:00Z`, with milliseconds where there are any.
  package static func string(_ date: Date) -> String {
    let whole = date.timeIntervalSince1970 == date.timeIntervalSince1970.rounded()
    return date.formatted(
      Date.ISO8601FormatStyle(includingFractionalSeconds: !whole, timeZone: .gmt))
  }
}

extension Manifest.Frame {
  init(_ record: FrameRecord) {
    id = record.id
    product = record.request.product
    kind = record.request.kind
    family = record.request.family
    device = record.request.setting.device
    phase = record.request.phase.name
    index = record.request.phase.index
    date = record.date
    variant = Dictionary(
      record.request.variant.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    size = .init(width: record.size.width, height: record.size.height)
    scale = record.scale
    files = record.files
    digest = record.digest
    diagnostics = record.diagnostics
  }
}

extension Manifest.Failure {
  init(_ record: FailureRecord) {
    product = record.product
    kind = record.kind
    family = record.family
    phase = record.phase
    frame = record.frameID
    message = record.message
  }
}

extension Manifest.Touch {
  init(_ unit: FrameUnit, _ record: InteractionRecord) {
    product = unit.product
    kind = unit.kind
    family = unit.family
    device = unit.setting.device
    locale = unit.setting.locale
    control = record.control
    label = record.label
    type = record.type
    isOn = record.isOn
    intent = record.intent
    process = record.process
    outcome = record.outcome
    message = record.message
    carries = record.carries
    reloads = record.reloads
  }
}

extension Manifest.Reload {
  init(_ unit: FrameUnit, _ timeline: TimelineRecord) {
    product = unit.product
    kind = unit.kind
    family = unit.family
    device = unit.setting.device
    locale = unit.setting.locale
    entries = timeline.dates.count
    switch timeline.policy {
    case .atEnd: policy = "atEnd"
    case .never: policy = "never"
    case .after(let moment):
      policy = "after"
      date = moment
    }
  }
}
