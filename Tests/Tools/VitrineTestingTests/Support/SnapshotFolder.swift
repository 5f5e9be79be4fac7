import Foundation
@_exported import TestSupport

@testable import VitrineTesting

/// A folder for tests that record goldens, which removes their artifacts with itself.
final class SnapshotFolder: ScratchFolder, @unchecked Sendable {
  /// The name of the module that the tests here seem to be in: no other test has it.
  var module: String { url.lastPathComponent }

  init() throws { try super.init("testing") }

  deinit { try? FileManager.default.removeItem(atPath: "\(Artifacts.folder([:]))/\(module)") }
}
