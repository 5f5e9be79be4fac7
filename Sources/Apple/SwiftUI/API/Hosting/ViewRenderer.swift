import DisplayList
import Foundation
import Typesetting

/// Turns a view into a display list. One is kept for many pictures: it keeps what was typeset.
@MainActor
package final class ViewRenderer {
  private let renderer: TreeRenderer
  package init(typesetter: Typesetter = Typesetter()) {
    renderer = TreeRenderer(typesetter: typesetter)
  }

  /// - Parameters:
  ///   - size: points.
  ///   - reached: called as each stage ends, for a benchmark.
  package func render<V: View>(
    _ view: V, size: CGSize, environment: EnvironmentValues, options: RenderOptions,
    reached: (RenderStage) -> Void = { _ in }
  ) -> RenderedView {
    StackDepth.withRoom {
      renderer.render(
        size: size, environment: environment, options: options, reached: reached
      ) { $0.topNodes(view) }
    }
  }

  /// The picture of a view at its own size for the proposal.
  ///
  /// - Parameter piece: of several views at the top, the one that is drawn; nil for all.
  package func renderFitting<V: View>(
    _ view: V, proposal: ProposedViewSize, environment: EnvironmentValues, displayDate: Date,
    piece: Int? = nil
  ) -> DisplayList {
    StackDepth.withRoom {
      renderer.renderFitting(
        proposal: proposal, environment: environment, displayDate: displayDate, piece: piece
      ) { $0.topNodes(view) }
    }
  }

  /// The nodes of the views at the top, not placed.
  func topNodes<V: View>(_ view: V, _ environment: EnvironmentValues) -> [_Node] {
    StackDepth.withRoom { renderer.topNodes(environment) { $0.nodes(view) } }
  }
}
