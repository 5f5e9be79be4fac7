/// The verdict of comparing one frame with its golden.
package enum FrameStatus: String, Hashable, Sendable, Codable, CaseIterable {
  case identical
  /// The frame differs from its golden by more than the tolerance.
  case changed
  /// The frame has a golden whose file can't be believed: it is damaged, a pointer of Git LFS, another picture under
  /// an old header.
  case unreadable
  /// The frame has no golden.
  case new
  /// The frame has a golden and wasn't made, though its widget, family and variant are there: a timeline
  /// became shorter.
  case missing
  /// A golden that no frame claims any more: its widget, family or variant is gone.
  case orphaned
  /// The frame failed.
  case failed

  /// A run with such a frame passes.
  package var passes: Bool { self == .identical }
}
