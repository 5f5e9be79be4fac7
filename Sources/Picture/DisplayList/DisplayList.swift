import Foundation

/// A picture as a value: what to draw, in order, and which view drew it. Every file that Vitrine
/// writes of a frame is made from one of these in a single pass.
///
/// Its steps are ``Command``s, its views ``ViewRecord``s; `Traits` has the table of what a view's source can
/// state, `Trace` the steps of a layout.
package struct DisplayList: Hashable, Sendable {
  /// Points.
  package var size: CGSize
  package var commands: [Command]
  package var views: [ViewRecord]
  /// The diagnostics of the frame: APIs without effect, images not found.
  package var diagnostics: [Diagnostic]

  package init(
    size: CGSize, commands: [Command] = [], views: [ViewRecord] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.size = size
    self.commands = commands
    self.views = views
    self.diagnostics = diagnostics
  }
}
