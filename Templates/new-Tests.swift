import Testing
import VitrineTesting

@testable import {{name}}

/// Compares the widget with its goldens: pictures in __Snapshots__ beside this file. The first run records
/// them and fails; look at them, commit them, and from then on a change of a picture is a failure that says
/// what changed.
@MainActor @Suite struct {{name}}Tests {
  @Test func greeting() async {
    await assertSnapshot(
      of: GreetingWidget(), phases: [.snapshot], matrix: .default.locales("en_US", "de_DE"))
  }
}
