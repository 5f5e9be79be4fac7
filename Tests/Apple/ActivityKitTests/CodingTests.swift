import ActivityKit
import Testing

struct CodingTests {
  @Test func statesAreCodable() throws {
    for state in [ActivityState.active, .ended, .dismissed, .stale, .pending] {
      let data = try JSONEncoder().encode([state])
      #expect(try JSONDecoder().decode([ActivityState].self, from: data) == [state])
    }
  }

  @Test func errorsSayWhy() {
    let error = ActivityAuthorizationError.attributesTooLarge
    #expect(error.localizedDescription.contains("4 kB"))
    #expect((error as NSError).code == 0)
    #expect(ActivityAuthorizationError.denied.recoverySuggestion?.contains("Settings") == true)
  }

  @Test func soundsAreEqualByTheirNames() {
    #expect(AlertConfiguration.AlertSound.default == .default)
    #expect(AlertConfiguration.AlertSound.named("a.caf") != .default)
  }
}
