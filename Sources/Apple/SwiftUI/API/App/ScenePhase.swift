/// Whether a scene is to be seen; a widget's always is.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
