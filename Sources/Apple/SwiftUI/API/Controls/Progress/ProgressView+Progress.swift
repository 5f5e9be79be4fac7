import Foundation

extension ProgressView {
  /// The progress of a task; indeterminate for one whose length isn't known.
  public nonisolated init(_ progress: Foundation.Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}
