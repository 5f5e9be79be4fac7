/// Whether a scene is to be seen; a widget's always is.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

extension EnvironmentValues {
  @Entry public var scenePhase: ScenePhase = .active
}
