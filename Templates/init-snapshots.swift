{{#sdk}}
#if canImport(VitrineTesting)
{{/sdk}}
import Testing
import VitrineTesting

@testable import {{module}}

/// Goldens lie beside this file, in __Snapshots__. Where one isn't there, it is recorded, and the
/// test fails once.
@MainActor @Suite struct WidgetSnapshotTests {
  @Test func snapshots() async {
    await assertSnapshot(of: {{bundle}}(), phases: [.snapshot])
  }
}
{{#sdk}}
#endif
{{/sdk}}
