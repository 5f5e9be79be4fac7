import Foundation

public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
}

extension View {
  /// The distance from the scene's edges: 16 points, as `padding()` has it; no source has measured it.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges)
  }

  /// - Support: at rest; it parts what moves from what moves it.
  public nonisolated func geometryGroup() -> _RestingView<Self> {
    resting("geometryGroup", .motion)
  }
}
