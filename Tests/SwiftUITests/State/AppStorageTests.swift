import Foundation
import Testing

@testable import SwiftUI

private enum Theme: String { case light, dark }

@Test func appStorageReadsAndWritesItsStore() throws {
  let suite = "vitrine-tests-" + UUID().uuidString
  let store = try #require(UserDefaults(suiteName: suite))
  defer { store.removePersistentDomain(forName: suite) }
  struct Settings {
    @AppStorage var count: Int
    @AppStorage var name: String?
    @AppStorage var theme: Theme
  }
  let settings = Settings(
    count: AppStorage(wrappedValue: 3, "count", store: store),
    name: AppStorage("name", store: store),
    theme: AppStorage(wrappedValue: .light, "theme", store: store))
  #expect(settings.count == 3)
  #expect(settings.name == nil)
  store.set(7, forKey: "count")
  store.set("dark", forKey: "theme")
  #expect(settings.count == 7)
  #expect(settings.theme == .dark)
  settings.name = "Ann"
  settings.theme = .light
  #expect(store.string(forKey: "name") == "Ann")
  #expect(store.string(forKey: "theme") == "light")
  settings.$count.wrappedValue += 1
  #expect(store.integer(forKey: "count") == 8)
}
