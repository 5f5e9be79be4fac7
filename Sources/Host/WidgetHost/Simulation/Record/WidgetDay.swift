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
  /// What is shown until the first timeline: an index of ``pictures``.
  package var placeholder: Int?
  /// What the gallery of the system shows before the widget is added: an index of ``pictures``.
  package var snapshot: Int?
  package var notes: [Diagnostic] = []
  package var failures: [String] = []
  /// How relevant it is, by date; 0 where it isn't.
  package var relevance: [RelevanceRecord] = []
  /// The last result of the provider's `relevance()`.
  package var clues: [RelevantIntentRecord] = []
  /// The film strip, relative to the output folder.
  package var strip: String?
}
