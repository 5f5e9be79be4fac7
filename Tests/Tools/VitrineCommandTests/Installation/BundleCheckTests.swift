import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

@Suite struct BundleCheckTests {
  /// A bundle with a file whose SHA-256 is that of “abc\n” by `sha256sum`.
  private static func makeBundle(named name: String, in folder: URL) throws -> URL {
    let sdk = folder.appendingPathComponent("\(name).artifactbundle/vitrine")
    let share = sdk.appendingPathComponent("share/vitrine")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    try Data("abc\n".utf8).write(to: sdk.appendingPathComponent("a b"))
    try Data("6.3.1\n".utf8).write(to: share.appendingPathComponent("compiler"))
    let digest = "edeaaff3f1774ad2888673770c6d64097e391bc362d7d6fb34982ddf0efd18cb"
    try Data("\(digest)  a b\n".utf8).write(to: share.appendingPathComponent("files.sha256"))
    try Data(#"{"schemaVersion":"1.0","artifacts":{"vitrine":{"version":"0.1.0"}}}"#.utf8)
      .write(to: sdk.deletingLastPathComponent().appendingPathComponent("info.json"))
    return sdk
  }

  @Test func nothingIsWrongWithWhatWasPacked() throws {
    let folder = try ScratchFolder()
    let check = BundleCheck(root: try Self.makeBundle(named: "one", in: folder.url))
    #expect(check.problems(installed: [folder.url]) == [])
    #expect(check.compiler == "6.3.1")
  }

  @Test func aFileThatIsGoneIsNamed() throws {
    let folder = try ScratchFolder()
    let sdk = try Self.makeBundle(named: "one", in: folder.url)
    try FileManager.default.removeItem(at: sdk.appendingPathComponent("a b"))
    #expect(
      BundleCheck(root: sdk).problems(installed: []) == [
        "The Swift SDK in \(sdk.path) lacks a b. Install it again: swift sdk remove vitrine, then swift "
          + "sdk install FILE."
      ])
  }

  @Test func otherContentsAreNamed() throws {
    let folder = try ScratchFolder()
    let sdk = try Self.makeBundle(named: "one", in: folder.url)
    try Data("ab".utf8).write(to: sdk.appendingPathComponent("a b"))
    let problems = BundleCheck(root: sdk).problems(installed: [])
    #expect(problems.count == 1)
    #expect(problems.first?.contains("has other contents in a b. Install it again") == true)
  }

  @Test func aBundleWithoutItsListIsIncomplete() throws {
    let folder = try ScratchFolder()
    let problems = BundleCheck(root: folder.url).problems(installed: [])
    #expect(problems.count == 1)
    #expect(
      try problems.element(0).contains("is incomplete: it has no share/vitrine/files.sha256."))
  }

  @Test func anotherSDKOfThatNameIsNamed() throws {
    let folder = try ScratchFolder()
    let sdk = try Self.makeBundle(named: "one", in: folder.url)
    _ = try Self.makeBundle(named: "two", in: folder.url)
    let problems = BundleCheck(root: sdk).problems(installed: [folder.url])
    #expect(problems.count == 1)
    #expect(
      try problems.element(0).hasPrefix("Another Swift SDK named vitrine (0.1.0) is installed in "))
    #expect(problems.first?.contains("two.artifactbundle") == true)
  }
}
