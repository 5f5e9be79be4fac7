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
}
