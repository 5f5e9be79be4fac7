import Testing

@testable import AppIntents

/// Objects given to AppDependencyManager.
@Suite struct AppDependencyTests {
  struct Log: Sendable { var name: String }

  @Test func aDependencyIsReadByTypeOrByKey() async throws {
    let manager = AppDependencyManager()
    manager.add(dependency: Log(name: "first"))
    manager.add(key: "other", dependency: Log(name: "second"))
    #expect(AppDependency<Log>(manager: manager).wrappedValue.name == "first")
    #expect(AppDependency<Log>(key: "other", manager: manager).wrappedValue.name == "second")
    #expect(
      AppDependency<Int>(manager: manager, default: 7).wrappedValue == 7)
  }

  @Test func aMissingOneIsNamed() {
    do {
      _ = try AppDependencyManager().value(Log.self, for: nil)
      Issue.record("It was found.")
    } catch {
      #expect(
        error.localizedDescription
          == "AppDependencyManager has no Log for Log: call "
          + "AppDependencyManager.shared.add(dependency:) in the widget bundle's init().")
    }
  }
}
