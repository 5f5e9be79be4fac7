import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The warnings of a seal with layers missing.
@Suite(.blocking) struct SealGapTests {
  private func gaps(without layers: SealLayer) -> [String] {
    SealGap.open(with: .all.subtracting(layers)).map(\.sentence)
  }

  @Test func theWholeSealHasNoGap() {
    #expect(gaps(without: []) == [])
  }

  /// Two layers close the network, reading the environment and leaving processes behind.
  @Test func aLayerThatAnotherStandsInForLeavesNoGap() {
    #expect(gaps(without: .network) == [])
    #expect(gaps(without: .ipc) == [])
    #expect(gaps(without: .parent) == [])
    #expect(gaps(without: .landlock) == ["read every file that you can read"])
    #expect(
      gaps(without: .limits) == ["use up memory, files and processes before it is noticed"])
    #expect(gaps(without: [.network, .seccomp]).contains("use the network"))
    #expect(gaps(without: [.landlock, .mounts]).contains("write every file that you can write"))
    #expect(
      gaps(without: [.processes, .landlock, .parent]).contains(
        "read the environment of this command, with the secrets in it"))
  }

  /// The layers of a container by Docker's default profile.
  @Test func withoutNamespacesProcessesAreSeen() {
    let found = gaps(without: [.users, .processes, .mounts, .network, .ipc])
    #expect(found.contains("see which processes run"))
    #expect(found.contains("fill the disk through their home folder"))
    #expect(!found.contains("use the network"))
    #expect(!found.contains("read every file that you can read"))
    #expect(!found.contains("leave processes behind"))
  }

  @Test func namesAreReadAndWritten() {
    #expect(SealLayer(names: "landlock, seccomp,nonsense") == [.landlock, .seccomp])
    #expect(SealLayer([.seccomp, .users]).names == "users, seccomp")
    #expect(SealLayer(SealLayer.named.map(\.layer)) == .all)
  }

  @Test(.enabled(if: Seal.report.gaps == nil, "this machine doesn't give every layer"))
  func aRunSaysOnceWhatIsNotSealed() throws {
    let folder = try ScratchFolder("intruder")
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: try IntruderProduct.executable.path)
    process.arguments = [
      "render", "--kind", "steady", "--quiet", "--out", folder.path + "/out",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Seal.variable: "landlock"]) { $1 }
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      output.components(
        separatedBy:
          "warning: Widgets aren't wholly sealed, since VITRINE_SEAL_WITHOUT leaves out landlock: their code can "
          + "read every file that you can read. Run code"
      ).count == 2)
  }
}
