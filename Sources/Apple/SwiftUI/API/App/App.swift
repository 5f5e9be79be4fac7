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
