import Diagnostics
import DisplayList
import Foundation
import Intents
import SystemDesigns
import WidgetKitCore

/// The contents of `manifest.json` in the output folder: what a run made.
package struct Manifest: Codable, Sendable {
  package var version = 1
  /// Name and version of what made it.
  package var generator: String
  package var engine = EngineVersions.current
  /// The versions of iOS whose SDK the widgets are taken to be built with, one for all or several.
  package var linkedSDK: String
  /// The problems of the whole run: fonts or icons that are missing.
  package var problems: [String] = []
  /// The diagnostics of the frames and of the whole run, by their codes.
  package var diagnostics: [DiagnosticGroup] = []
  package var frames: [Frame] = []
  /// The rule by which an entry with running texts is drawn again; nil where it is drawn once.
  package var momentsRule: String?
  /// The pictures that the rule adds, in the order of the frames; nil where there is none.
  package var moments: [Moment]?
  package var failures: [Failure] = []
  package var skipped: [Skipped] = []
  package var reloads: [Reload] = []
  package var donations: [Donation] = []
  /// The outcome of pressing each control; nil where none was pressed.
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
    /// The values that differ from the defaults.
    package var variant: [String: String]
    /// The canvas, points.
    package var size: Size
    package var scale: Double
    /// The files by format, relative to the output folder.
    package var files: [String: String]
    package var digest: String
    package var diagnostics: [Diagnostic]

    /// The corner radius at the family's standard placement, in points of the canvas; 0 where the device or the
    /// family isn't known.
    package var cornerRadius: Double {
      guard let device = DeviceTable.device(named: device), let family = WidgetFamily(name: family)
      else { return 0 }
      let os = variant["os"].flatMap { SystemVersion($0) } ?? .standard
      return Double(device.cornerRadius(family, os: os))
    }
  }

  /// A later picture of an entry, while its running texts change. It is no frame, and has no golden.
  package struct Moment: Codable, Sendable {
    /// The id of the entry's frame.
    package var frame: String
    package var date: Date
    /// The files by format, relative to the output folder.
    package var files: [String: String]
    package var digest: String
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

  /// An intent that a widget's code gave the system to suggest.
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
    /// The text on it.
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
    generator: String, problems: [String], notes: [DiagnosticPlace] = [], skipped: [Skipped],
    results: [(batch: FrameBatch, result: BatchResult)]
  ) {
    self.generator = generator
    var sdks: [String] = []
    for (batch, _) in results where !sdks.contains(batch.setting.linkedSDK.name) {
      sdks.append(batch.setting.linkedSDK.name)
    }
    linkedSDK = sdks.isEmpty ? LinkedSDK.standard.name : sdks.joined(separator: ", ")
    self.problems = problems
    self.skipped = skipped
    let limit = results.map(\.0.output.moments).max() ?? 0
    if limit > 0 { momentsRule = RunningMoments(limit: limit).sentence }
    for (batch, result) in results {
      let sorted = Self.sorted(result.frames, batch)
      frames += sorted.filter { !$0.isLater }.map(Frame.init)
      let later = sorted.filter(\.isLater).map { Moment($0, batch) }
      if !later.isEmpty { moments = (moments ?? []) + later }
      failures += result.failures.map(Failure.init)
      if let timeline = result.timeline { reloads.append(Reload(batch, timeline)) }
      for record in result.donations {
        let donation = Donation(product: batch.product, kind: batch.kind, donation: record)
        if !donations.contains(donation) { donations.append(donation) }
      }
      for record in result.interactions {
        interactions = (interactions ?? []) + [Touch(batch, record)]
      }
    }
    diagnostics = DiagnosticSummary(Self.places(notes, results)).groups
  }

  /// The diagnostics of a run, place by place: the notes, then the frames in their order.
  package static func places(
    _ notes: [DiagnosticPlace], _ results: [(batch: FrameBatch, result: BatchResult)]
  ) -> some Sequence<DiagnosticPlace> {
    (-1..<results.count).lazy.flatMap { index -> [DiagnosticPlace] in
      if index < 0 { return notes }
      let (batch, result) = results[index]
      guard result.frames.hasDiagnostics else { return [] }
      return sorted(result.frames, batch).filter { !$0.isLater }.map { ($0.id, $0.diagnostics) }
    }
  }

  /// The frames of a batch in their order.
  package static func sorted(_ list: FrameList, _ batch: FrameBatch) -> [FrameRecord] {
    let frames = Array(list)
    let keys = frames.map { order($0, batch) }
    if zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) { return frames }
    return zip(keys, frames).sorted { $0.0 < $1.0 }.map { $0.1 }
  }

  /// The order of frames: by phase, entry and style, whichever process made them.
  private static func order(_ frame: FrameRecord, _ batch: FrameBatch) -> Order {
    Order(
      phase: PhaseKind.allCases.firstIndex(of: frame.request.phase.kind) ?? 0,
      index: frame.request.phase.order, seconds: frame.request.phase.seconds,
      style: batch.styles.firstIndex(of: frame.request.style) ?? batch.styles.count)
  }

  private struct Order: Comparable {
    let phase: Int, index: Int, seconds: Int, style: Int
    static func < (a: Order, b: Order) -> Bool {
      (a.phase, a.index, a.seconds, a.style) < (b.phase, b.index, b.seconds, b.style)
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
