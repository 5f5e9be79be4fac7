import SwiftUI

/// What VoiceOver says of marks.
@MainActor
enum MarkSpeech {
  /// A chart of more marks than this has none that speak: nobody would listen to them all.
  static let limit = 500

  /// The values of a mark by their names; nil for one of very many.
  static func label(_ mark: Mark, _ composition: Composition, count: Int) -> String? {
    if let label = mark.look.label { return self.label(mark, label, composition) }
    guard count <= limit else { return nil }
    var values = mark.x.parts + mark.y.parts
    if let sector = mark.sector { values.append(sector.angle) }
    if let by = mark.look.styleBy { values.append(by) }
    var seen: Set<String> = []
    let parts = values.map { "\(composition.string($0.label)): \(value($0, composition))" }
      .filter { seen.insert($0).inserted }
    if let value = mark.look.value {
      return (parts + [composition.string(value)]).joined(separator: ", ")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  static func label(_ mark: Mark, _ label: Text, _ composition: Composition) -> String {
    [label, mark.look.value].compactMap { $0.map(composition.string) }.joined(separator: ", ")
  }

  static func title(_ plotted: Plotted?, _ composition: Composition) -> String? {
    plotted.map { composition.string($0.label) }
  }

  private static func value(_ plotted: Plotted, _ composition: Composition) -> String {
    composition.string(LabelFormat.date(plotted.unit ?? .day).text(plotted.start))
  }
}
