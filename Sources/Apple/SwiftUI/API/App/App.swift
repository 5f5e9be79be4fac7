import Foundation

/// An app's structure. Vitrine renders widgets; an app in the same module compiles and isn't run.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// An app has no picture here: reports that and ends with status 2, so that nothing takes an
  /// empty run for a success.
  @MainActor @preconcurrency
  public static func main() {
    FileHandle.standardError.write(
      Data(
        """
        error: \(TypeName.of(Self.self)) is an app; Vitrine renders widgets. Put @main on a Widget \
        or a WidgetBundle, in an executable of its own.

        """.utf8))
    exit(2)
  }
}

/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene { _EmptyScene() }
  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

/// Scenes that nothing shows.
public nonisolated struct _EmptyScene: Scene {
  public nonisolated init() {}
  @MainActor public var body: Never { _noBody(Self.self) }
}

/// A window for each time the person asks for one.
public nonisolated struct WindowGroup<Content: View>: Scene {
  let content: () -> Content

  public nonisolated init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  @MainActor public var body: Never { _noBody(Self.self) }
}

/// Whether a scene is to be seen; a widget's always is.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
