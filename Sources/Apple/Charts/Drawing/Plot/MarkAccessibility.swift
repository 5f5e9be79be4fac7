import SwiftUI

/// The accessibility labels of marks.
@MainActor
enum MarkAccessibility {
  /// The largest number of marks that have accessibility labels: no one listens to more.
  static let limit = 500

  /// The values of a mark with their names; nil in a chart of more marks than ``limit``.
  static func label(_ mark: Mark, _ composition: Composition, count: Int) -> String? {
    if let label = mark.attributes.label { return self.label(mark, label, composition) }
    guard count <= limit else { return nil }
    var values = mark.x.parts + mark.y.parts
    if let sector = mark.sector { values.append(sector.angle) }
    if let by = mark.attributes.styleBy { values.append(by) }
    var seen: Set<String> = []
    let parts = values.map { "\(composition.string($0.label)): \(value($0, composition))" }
      .filter { seen.insert($0).inserted }
    if let value = mark.attributes.value {
      return (parts + [composition.string(value)]).joined(separator: ", ")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  static func label(_ mark: Mark, _ label: Text, _ composition: Composition) -> String {
    [label, mark.attributes.value].compactMap { $0.map(composition.string) }.joined(separator: ", ")
  }

  static func title(_ plotted: Plotted?, _ composition: Composition) -> String? {
    plotted.map { composition.string($0.label) }
  }

  private static func value(_ plotted: Plotted, _ composition: Composition) -> String {
    composition.string(LabelFormat.date(plotted.unit ?? .day).text(plotted.start))
  }
}
