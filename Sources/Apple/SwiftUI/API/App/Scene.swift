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
  /// An empty scene for a condition, which Apple's builder accepts only as `if #available`.
  public static func buildOptional(_ content: (any Scene)?) -> some Scene { _EmptyScene() }
}

/// Scenes that nothing shows.
public nonisolated struct _EmptyScene: Scene {
  public nonisolated init() {}
  @MainActor public var body: Never { _noBody(Self.self) }
}
