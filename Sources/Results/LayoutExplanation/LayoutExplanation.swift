import DisplayList
import Foundation

/// The explanation of a frame's layout: for each view why it is where it is and as large as it is, in facts and in
/// English. It is JSON for programs; docs/explain.md describes it.
///
/// The folders, from the bottom up:
/// - `Model`: the explained views as JSON has them.
/// - `Tree`: the steps of a trace as a tree of views with their modifiers and containers, and their names.
/// - `Words`: the sentences.
package struct LayoutExplanation: Codable, Sendable {
  /// The version of the format. A field that is added keeps it.
  package static let currentVersion = 1

  package var version = LayoutExplanation.currentVersion
  /// The frame's id, as in `manifest.json`.
  package var frame: String
  /// Points: width, height.
  package var size: [Double]
  /// Pixels per point.
  package var scale: Double
  /// Reasons that hold for the whole frame: `code` and `message` of its diagnostics about layout.
  package var notes: [FrameNote]
  /// The types whose bodies are in the frame: the developer's own views, sorted.
  package var types: [String]
  /// The views in the order of the tree, parents first; their index is that in this list.
  package var views: [ExplainedView]

  /// - Parameter scale: pixels per point.
  package init(
    frame: String, list: DisplayList, trace: LayoutTrace, diagnostics: [Diagnostic], scale: Double
  ) {
    self.frame = frame
    size = ExplainedView.pair(list.size)
    self.scale = scale
    notes = FrameNote.notes(of: diagnostics)
    let tree = StepTree(trace, list.views)
    types = tree.types
    views = tree.items.indices.map { Explainer(tree: tree).view($0) }
  }

  /// Sorted keys, so that equal explanations are equal bytes.
  package func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }
}
