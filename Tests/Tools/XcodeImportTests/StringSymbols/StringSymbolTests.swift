import Foundation
import Testing

@testable import XcodeImport

/// Names and signatures as in files that Xcode 26 wrote, in public repositories.
@Suite struct StringSymbolTests {
  @Test(arguments: [
    ("A list with that name already exists.", "aListWithThatNameAlreadyExists"),
    ("app.name", "appName"), ("ALPS_DESCRIPTION", "alpsDescription"), ("F_A_Title", "fATitle"),
    ("CFBundleDisplayName", "cfbundleDisplayName"), ("%lld MiB", "miB"), ("unknown", "unknown"),
    ("Setting Up iCloud Sync…", "settingUpICloudSync"),
    ("iCloud Sync does not have an active collection.", "iCloudSyncDoesNotHaveAnActiveCollection"),
    ("larger than Snip Snap’s %@ per-file limit", "largerThanSnipSnapsPerFileLimit"),
    ("CKAsset data", "ckassetData"), ("locChildIsSleeping", "locChildIsSleeping"),
    ("customization.gallery.action.previewStyles", "customizationGalleryActionPreviewStyles"),
  ])
  func aKeysName(key: String, name: String) { #expect(StringSymbolName(key).constant == name) }

  @Test(arguments: ["", "…", "%@", "%lld %%"]) func aKeyWithoutLetters(key: String) {
    #expect(StringSymbolName(key).constant == nil)
  }

  @Test(arguments: [
    ("%@ of %@", ["_: String", "_: String"]), ("%2$@ on %1$lld", ["_: Int", "_: String"]),
    ("%(name)@ is here", ["name: String"]), ("%.1f %%", ["_: Double"]), ("%arg boats", []),
    ("%#@boats@ here", ["_: Int"]), ("%9223372036854775807$d %@", ["_: String"]),
    ("%#@planes@ %@", ["_: String"]), ("%64$d %@", ["_: Int"]), ("%0$d %@", ["_: String"]),
    ("%1$(a)@ %2$(a)lld %(b)f", ["a: String", "_: Int", "b: Double"]),
  ])
  func theArguments(format: String, expected: [String]) {
    let found = StringArguments(
      format, substitutions: ["boats": (1, "lld"), "planes": (.max, "lld")]
    ).all
    #expect(found.map { "\($0.label ?? "_"): \($0.type)" } == expected)
  }

  private func source(_ strings: String, named name: String = "Localizable") -> String? {
    StringSymbolCompiler(
      Data(#"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.1"}"#.utf8),
      named: name
    )?.source
  }

  @Test func keysThatWereAddedByHandHaveSymbols() throws {
    let text = try #require(
      source(
        #"""
        "found": {}, "stale": {"extractionState": "stale"},
        "app.name": {"extractionState": "manual"},
        "greeting": {"extractionState": "manual", "localizations": {"en":
          {"stringUnit": {"state": "translated", "value": "Hello, %@, for %(count)lld"}}}}
        """#))
    #expect(
      text == """
        // Made of "Localizable.xcstrings", as Xcode does.
        import Foundation

        nonisolated extension LocalizedStringResource {
          static var appName: LocalizedStringResource { LocalizedStringResource("app.name", table: "Localizable", bundle: .main) }
          static func greeting(_ arg1: String, count: Int) -> LocalizedStringResource {
            LocalizedStringResource("greeting", defaultValue: "\\(arg1)\\(count)", table: "Localizable", bundle: .main)
          }
        }

        """)
  }

  @Test func anotherTableIsANamespace() {
    #expect(
      source(#""a": {"extractionState": "manual"}"#, named: "Harbor Data")?.contains(
        "enum HarborData {") == true)
  }

  @Test func twoKeysOfOneName() {
    let json = """
      {"strings": {"a.b": {"extractionState": "manual"}, "a b": {"extractionState": "manual"}}}
      """
    let compiler = StringSymbolCompiler(Data(json.utf8), named: "Localizable")
    #expect(
      compiler?.problems == [
        "The key “a.b” gets no symbol: that of “a b” is called “aB” already. Rename it."
      ])
  }

  @Test(arguments: ["", "[]", "{}", #"{"strings": 3}"#]) func whatIsNoCatalogue(text: String) {
    #expect(StringSymbolCompiler(Data(text.utf8), named: "Localizable") == nil)
  }
}
