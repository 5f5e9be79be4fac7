/// The first test of a project's widgets.
struct SnapshotTest {
  let setup: Setup
  /// The type marked `@main`.
  let bundle: String

  var path: String { "Tests/\(setup.testTarget)/WidgetSnapshotTests.swift" }

  var text: String {
    """
    import Testing
    import VitrineTesting

    @testable import \(Setup.module(setup.target))

    /// Goldens lie beside this file, in __Snapshots__. Where one isn't there, it is recorded, and the
    /// test fails once.
    @MainActor @Suite struct WidgetSnapshotTests {
      @Test func snapshots() async {
        await assertSnapshot(of: \(bundle)(), phases: [.snapshot])
      }
    }

    """
  }
}
