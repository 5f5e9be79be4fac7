import Foundation

extension View {
  /// Hides what is in the view, in addition to why it may be hidden already.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.fields.redactionReasons.formUnion(reason) }
  }

  /// Shows the view's content whatever hides the views around it.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks content that must not be seen while the device is locked.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.fields.isSensitive = sensitive }
  }

  /// Marks what an interaction makes stale until the next entry; a still picture doesn't show it.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
