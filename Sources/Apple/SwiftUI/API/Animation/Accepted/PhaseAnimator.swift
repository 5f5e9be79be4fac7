import Foundation

/// A view that steps through phases. A still picture shows the first.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content
  /// The name as it is written in source.
  fileprivate var name = "PhaseAnimator"

  public nonisolated init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    first = phases.first { _ in true }
    self.content = content
  }
  public nonisolated init<S: Sequence, T: Equatable>(
    _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    self.init(phases, content: content, animation: animation)
  }

  @MainActor public var body: some View {
    if let first { content(first).resting(name, .motion) }
  }
}

extension View {
  public nonisolated func phaseAnimator<Phase: Equatable, S: Sequence, V: View>(
    _ phases: S, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where S.Element == Phase {
    let placeholder = PlaceholderContentView<Self>(content: self)
    var animator = PhaseAnimator(
      phases, content: { content(placeholder, $0) }, animation: animation)
    animator.name = "phaseAnimator"
    return animator
  }
  public nonisolated func phaseAnimator<Phase: Equatable, S: Sequence, T: Equatable, V: View>(
    _ phases: S, trigger: T,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where S.Element == Phase {
    phaseAnimator(phases, content: content, animation: animation)
  }
}
