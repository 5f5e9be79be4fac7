import Failures
import Foundation
import Testing

@testable import WidgetHost

/// The entitlement `com.apple.developer.default-data-protection`, as Xcode writes it.
@Suite struct DataProtectionTests {
  private func read(_ text: String) throws -> DataProtection {
    let folder = try ScratchFolder()
    let path = folder.path + "/Widget.entitlements"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try DataProtection(entitlements: path)
  }

  private func list(_ entry: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(entry)</dict></plist>
    """
  }

  private func list(protection: String) -> String {
    list("<key>com.apple.developer.default-data-protection</key><string>\(protection)</string>")
  }

  /// The four values of Apple's documentation of the entitlement; Apple Platform Security names the two that hide.
  @Test(arguments: [
    ("NSFileProtectionComplete", true), ("NSFileProtectionCompleteUnlessOpen", true),
    ("NSFileProtectionCompleteUntilFirstUserAuthentication", false),
    ("NSFileProtectionNone", false),
  ])
  func eachLevelIsRead(name: String, hides: Bool) throws {
    #expect(try read(list(protection: name)).hidesLockedWidgets == hides)
  }

  @Test func withoutItTheDataAreThereAfterTheFirstUnlock() throws {
    #expect(try read(list("")) == .untilFirstAuthentication)
  }

  @Test func aFileThatIsntOneIsRefused() throws {
    let failure = #expect(throws: Failure.self) { try read("complete") }
    #expect(failure?.description.contains("isn't a property list of entitlements") == true)
    let unknown = #expect(throws: Failure.self) { try read(list(protection: "Complete")) }
    #expect(unknown?.description.contains("“Complete”") == true)
    #expect(unknown?.description.contains("NSFileProtectionComplete") == true)
    let missing = #expect(throws: Failure.self) { try DataProtection(entitlements: "/no/such") }
    #expect(missing?.description == "/no/such can't be read.")
  }
}
