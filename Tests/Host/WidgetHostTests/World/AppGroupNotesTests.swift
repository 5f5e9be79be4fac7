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
}
