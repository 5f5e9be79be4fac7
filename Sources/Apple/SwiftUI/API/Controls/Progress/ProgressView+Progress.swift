import Foundation

extension ProgressView {
  /// As far as a task has come; a task whose length isn't known has none.
  public nonisolated init(_ progress: Foundation.Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}
