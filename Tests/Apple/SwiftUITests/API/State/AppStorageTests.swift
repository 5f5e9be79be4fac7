import Foundation
import TestSupport
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

/// Apple's initialisers where `Value` is `Date`, `Date?` and an optional value with a raw value:
/// https://developer.apple.com/documentation/swiftui/appstorage
@Test func appStorageKeepsDatesAndOptionalChoices() throws {
  let suite = "vitrine-tests-" + UUID().uuidString
  let store = try #require(UserDefaults(suiteName: suite))
  defer { store.removePersistentDomain(forName: suite) }
  struct Settings {
    @AppStorage var seen: Date
    @AppStorage var due: Date?
    @AppStorage var theme: Theme?
  }
  let start = Date(timeIntervalSinceReferenceDate: 0)
  let settings = Settings(
    seen: AppStorage(wrappedValue: start, "seen", store: store),
    due: AppStorage("due", store: store), theme: AppStorage("theme", store: store))
  #expect(settings.seen == start && settings.due == nil && settings.theme == nil)
  settings.seen = start + 60
  store.set(start + 120, forKey: "due")
  settings.theme = .dark
  #expect(store.object(forKey: "seen") as? Date == start + 60)
  #expect(settings.due == start + 120)
  #expect(store.string(forKey: "theme") == "dark")
  settings.theme = nil
  settings.due = nil
  #expect(store.object(forKey: "theme") == nil && store.object(forKey: "due") == nil)
}

/// The store of a value: the property's own, or else the one of the environment.
@MainActor
@Test func appStorageUsesTheStoreOfTheEnvironment() throws {
  struct Words: View {
    @AppStorage("name") var name: String?
    @AppStorage var own: Int
    var body: some View { Text(verbatim: "\(name ?? "none") \(own)") }
  }
  let suites = (1...2).map { "vitrine-tests-\($0)-" + UUID().uuidString }
  let stores = try suites.map { try #require(UserDefaults(suiteName: $0)) }
  defer {
    for (store, suite) in zip(stores, suites) { store.removePersistentDomain(forName: suite) }
  }
  try stores.element(0).set("Ann", forKey: "name")
  try stores.element(0).set(1, forKey: "own")
  try stores.element(1).set(2, forKey: "own")
  let words = try Words(own: AppStorage(wrappedValue: 0, "own", store: stores.element(1)))
  let views = try LaidOut(words.defaultAppStorage(stores.element(0))).list.views
  #expect(views.compactMap(\.text) == ["Ann 2"])
}
