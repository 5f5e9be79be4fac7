import Foundation
import TestSupport
import Testing

@testable import FoundationExtras

@Suite struct BuildSettingsTests {
  /// A file in a folder of its own.
  private func file(_ text: String, _ name: String = "A.xcconfig", in folder: URL? = nil) throws
    -> URL
  {
    let folder =
      folder ?? FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  @Test(arguments: [
    ("$(PRODUCT_NAME)", "My Widgets"), ("${TARGET_NAME}!", "My Widgets!"),
    ("group.${ORG}.$(PRODUCT_NAME:lower)", "group.com.example.my widgets"),
    ("$(PRODUCT_NAME:rfc1034identifier)", "My-Widgets"),
    ("$(PRODUCT_NAME:c99extidentifier)", "My_Widgets"),
    ("$(PRODUCT_MODULE_NAME)", "My_Widgets"), ("$(NAME_$(KIND))", "inner"),
    ("$(NONE:default=x)", "x"),
    ("[$(NONE)]", "[]"), ("a $ b", "a $ b"), ("$(open", "$(open"), ("$(LOOP)", ""),
    ("$(PRODUCT_BUNDLE_IDENTIFIER)", "com.example.My-Widgets"), ("$(LIST)", "one two"),
  ])
  func aSettingIsPutIn(text: String, expected: String) throws {
    var settings = BuildSettings(product: "My Widgets")
    let file = try file(
      """
      // A comment
      ORG = com.example // the store's
      KIND = A
      NAME_A = inner
      LOOP = $(LOOP)
      LIST = one
      LIST = $(inherited) two
      ORG[sdk=macosx*] = other
      """)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    settings.add(file: file)
    #expect(settings.expanded(text) == expected)
  }

  @Test func anIncludedFileIsRead() throws {
    let base = try file("A = 1\nB = 1\n", "Base.xcconfig")
    defer { try? FileManager.default.removeItem(at: base.deletingLastPathComponent()) }
    let top = try file(
      "#include \"Base.xcconfig\"\nB = 2\n", "Top.xcconfig", in: base.deletingLastPathComponent())
    var settings = BuildSettings(product: "P")
    settings.add(file: top)
    #expect(settings.expanded("$(A) $(B)") == "1 2")
  }

  @Test func whatIsUnknownIsNamedOnce() {
    var settings = BuildSettings(product: "P")
    _ = settings.expanded("$(TEAM) $(TEAM) $(GROUP)")
    #expect(settings.unknown == ["TEAM", "GROUP"])
  }

  @Test func anInfoPlistHasTheKeysThatXcodeGenerates() throws {
    let info = InfoPlist(file: nil, product: "Widgets", settings: [])
    #expect(info.values["CFBundleIdentifier"] as? String == "com.example.Widgets")
    #expect(info.values["CFBundleShortVersionString"] as? String == "1.0")
    #expect(info.values["CFBundleVersion"] as? String == "1")
    #expect(info.values["CFBundlePackageType"] as? String == "XPC!")
    #expect(info.problems == [])
  }

  /// Apple, “NSAccentColorName”: the key has the name of the colour set. Xcode's templates name `AccentColor`; a project
  /// without the setting has no accent colour, which its folder of resources states by an empty name.
  @Test(
    arguments: [
      ("", "AccentColor", nil),
      ("<key>NSAccentColorName</key><string>Coral</string>", "Coral", "Coral"),
      ("<key>NSAccentColorName</key><string></string>", nil, nil),
    ] as [(String, String?, String?)])
  func theAccentColorIsNamed(keys: String, expected: String?, written: String?) throws {
    let file = try file("<plist version=\"1.0\"><dict>\(keys)</dict></plist>", "Info.plist")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let info = InfoPlist(file: file, product: "Widgets", settings: [])
    #expect(info.accentColorName == expected)
    #expect(info.values["NSAccentColorName"] as? String == written)
  }

  @Test func aBrokenInfoPlistIsReported() throws {
    let file = try file("<?xml version=\"1.0\"?>\n<plist><dict>\n<key>A</key><strin>", "Info.plist")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let info = InfoPlist(file: file, product: "Widgets", settings: [])
    #expect(info.problems.count == 1)
    #expect(
      try info.problems.element(0).hasPrefix(
        "Info.plist isn't read: Encountered unknown tag strin on line 3"))
    #expect(info.values["CFBundleName"] as? String == "Widgets")
  }

  @Test func settingsThatAreNotKnownAreReported() throws {
    let file = try file(
      "<plist version=\"1.0\"><dict><key>Group</key><string>$(GROUP)</string></dict></plist>",
      "Info.plist")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let info = InfoPlist(file: file, product: "Widgets", settings: [])
    #expect(info.values["Group"] as? String == "")
    #expect(
      info.problems == [
        "The Info.plist names build settings of which no value is known: $(GROUP). They are left out, as Xcode "
          + "does; give them in an .xcconfig file beside it."
      ])
  }
}
