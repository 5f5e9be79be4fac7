import DisplayList
import Foundation

/// One widget's part of a simulation.
package struct WidgetDay: Codable, Sendable {
  package var kind: String
  package var family: String
  /// The folder of its pictures, below `timeline/`.
  package var folder: String
  /// Points.
  package var size: CGSize
  package var shownSize: CGSize?
  package var scale: Double
  /// Points.
  package var cornerRadius: Double
  package var reloads: [ReloadRecord] = []
  package var pictures: [PictureRecord] = []
  package var shown: [ShownRecord] = []
  /// The picture until the first timeline: an index of ``pictures``.
  package var placeholder: Int?
  /// The picture in the system's gallery before the widget is added: an index of ``pictures``.
  package var snapshot: Int?
  package var notes: [Diagnostic] = []
  package var failures: [String] = []
  /// The relevance by date; 0 for none.
  package var relevance: [RelevanceRecord] = []
  /// The last result of the provider's `relevance()`.
  package var clues: [RelevantIntentRecord] = []
  /// The film strip, relative to the output folder.
  package var strip: String?
}
