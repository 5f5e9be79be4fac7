import Foundation
import Testing

@testable import WidgetHost

@Suite struct AppGroupNotesTests {
  @Test(arguments: [
    ("group.tides", ["level"], [], #"{"group.tides": {"defaults": {"level": …}}}"#),
    (
      #"group."a""#, [#"say "hi""#, "z"], [#"b\c.json"#],
      #"{"group.\"a\"": {"defaults": {"say \"hi\"": …}, "files": {"b\\c.json": …}}}"#
    ),
  ])
  func theExampleIsJSON(group: String, keys: [String], files: [String], expected: String) {
    let note = AppGroupNotes.note(group, keys: keys, files: files)
    #expect(note.message.hasSuffix("Give it by --app-group: \(expected)"))
  }

  /// The files that SQLite looks for beside a database: https://www.sqlite.org/tempfiles.html.
  @Test(arguments: [
    ("Library/App.sqlite-wal", true), ("App.sqlite-journal", true), ("default.store-shm", true),
    ("App.sqlite", false), ("wal", false),
  ])
  func whatSQLiteLooksForIsNotAskedOfTheReader(file: String, isSQLites: Bool) {
    #expect(AppGroupNotes.isSQLites(file) == isSQLites)
  }

  /// The endings by which Core Data, SwiftData and the documentation of SQLite name databases.
  @Test(arguments: [
    ("App.sqlite", true), ("Library/default.store", true), ("App.sqlite-wal", false),
    ("note.txt", false), ("store", false),
  ])
  func aStoreIsKnownByItsEnding(file: String, isStore: Bool) {
    #expect(AppGroupNotes.isStore(file) == isStore)
  }

  @Test func aStoreIsGivenByAnotherOption() {
    let note = AppGroupNotes.storeNote("group.tides", "Tides.sqlite")
    #expect(note.code == "store-empty")
    #expect(
      note.message
        == "The App Group group.tides has no store “Tides.sqlite”, which the code looks for before it opens it; on a "
        + "device the app writes it. Give its objects by --store FILE: {\"ENTITY\": [{…}]}.")
  }

  /// The values of a property list are instances of NSNumber on Apple's platforms, which are read as any kind of number:
  /// https://developer.apple.com/documentation/foundation/nsnumber
  @Test func numbersOfDefaultsAreReadAsAnyKindOfNumber() throws {
    AppGroupNotes.watch()
    let suite = "vitrine-tests-" + UUID().uuidString
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    store.set(["week": ["monday": 10_400, "list": [1, 2]] as [String: Any]], forKey: "steps")
    store.set(["a": ["b": 10_400]], forKey: "days")
    store.set(1, forKey: "one")
    store.set(2.5, forKey: "half")
    store.set(true, forKey: "isOn")
    #expect(store.object(forKey: "days") as? [String: [String: Double]] == ["a": ["b": 10_400]])
    #expect(store.dictionary(forKey: "days") as? [String: [String: Int]] == ["a": ["b": 10_400]])
    #expect(store.object(forKey: "one") as? Double == 1)
    #expect(store.object(forKey: "one") as? Int == 1)
    #expect(store.string(forKey: "one") == "1")
    #expect(store.integer(forKey: "one") == 1 && store.double(forKey: "one") == 1)
    #expect(store.double(forKey: "half") == 2.5 && store.string(forKey: "half") == "2.5")
    #expect(store.object(forKey: "isOn") as? Bool == true && store.bool(forKey: "isOn"))
    #expect(store.object(forKey: "isOn") as? Int == 1)
  }
}
