import Foundation
import TestSupport
import Testing

@testable import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// Widgets' code that tries to read, write, send, forge and exhaust: 111 probes, written in C with calls of the kernel by
/// number (Tests/Fixtures/CIntruder).
@Suite(.blocking) struct HostileSuiteTests {
  /// The operations that become possible without a layer, at most: those that no other layer closes. An older kernel or
  /// a user that isn't root may close some of them.
  private static let expected: [(layer: SealLayer, open: Set<String>)] = [
    ([], []),
    (
      .users,
      [
        // An ordinary user then has no other namespace either.
        "list-parent-descriptors", "see-processes", "change-mode", "change-attribute", "fill-home",
      ]
    ),
    (.processes, ["list-parent-descriptors", "see-processes", "signal-parent-thread"]),
    (
      .mounts,
      [
        "list-parent-descriptors", "see-processes", "signal-parent-thread", "change-mode",
        "change-attribute", "fill-home",
      ]
    ),
    (.network, []),
    (.ipc, []),
    (
      .landlock,
      [
        "read-users", "read-passwords", "read-host-name", "read-machine-id", "read-name-server",
        "read-environment-file", "read-manifest", "read-repository", "read-source", "list-root",
        "list-temporary-folder", "list-homes", "list-root-home", "list-logs", "list-interfaces",
        "read-kernel-log", "open-terminal", "read-through-proc-root", "read-through-proc-cwd",
        "read-through-dots", "read-through-link", "read-by-program",
      ]
    ),
    (
      .seccomp,
      [
        "local-socket", "local-datagram-socket", "local-listening", "control-socket",
        "machine-socket",
        "crypto-socket", "send-by-ring", "outlive-parent", "copy-process", "session-keyring",
        "add-key",
        "request-key", "kernel-program", "kernel-counters", "kernel-faults", "shared-memory",
        "message-queue", "semaphores", "posix-queue", "file-handle", "be-traced", "new-namespace",
        "new-users", "new-users-by-clone3", "leave-session", "kernel-log-by-call", "raw-socket",
        "packet-socket", "many-processes", "mount", "change-root", "other-call-numbers",
      ]
    ),
    (
      .limits,
      [
        "huge-file", "open-everything", "many-processes", "lock-memory", "huge-data",
        "leave-core-file",
      ]
    ),
    (.parent, []),
  ]

  private static func probe(without layer: SealLayer) throws -> Probes {
    let result = try IntruderProduct.result("probes", without: layer)
    #expect(result.failures.map(\.message) == [])
    #expect(result.frames.count == 1)
    return Probes(output: result.output)
  }

  @Test(.enabled(if: Seal.report.gaps == nil, "this machine doesn't give every layer"))
  func everyProbeIsHeldAndEachLayerAlone() throws {
    let found = try Self.expected.concurrentMap { try Self.probe(without: $0.layer) }
    for (probes, (layer, open)) in zip(found, Self.expected) {
      let unexpected = probes.open.subtracting(open).sorted()
      #expect(unexpected == [], "without \(layer.names)")
      #expect(probes.held.count + probes.open.count == 111, "without \(layer.names)")
      // The report names what opens.
      if !probes.open.isEmpty {
        #expect(!SealGap.open(with: SealLayer.all.subtracting(layer)).isEmpty)
      }
    }
    // The probes can find something.
    #expect(
      try found.element(6).open.isSuperset(of: [
        "read-users", "read-source", "list-temporary-folder",
      ]))
    #expect(try found.element(7).open.isSuperset(of: ["local-socket", "copy-process"]))
    #expect(try found.element(8).open.isSuperset(of: ["huge-file", "open-everything"]))
  }

  @Test(
    .enabled(if: Seal.report.gaps == nil, "this machine doesn't give every layer"),
    .enabled(if: OrdinaryUser.canRun, "no setpriv, or the build can't be read by other users"))
  func anOrdinaryUserIsSealedAsWell() throws {
    let folder = try ScratchFolder("intruder")
    chmod(folder.path, 0o777)
    let output = try OrdinaryUser.run(
      [
        try IntruderProduct.executable.path, "render", "--kind", "probes", "--phase", "snapshot",
        "--appearance", "light", "--out", folder.path + "/out",
      ], in: folder)
    let probes = Probes(output: output)
    // A copy sees the command lines of the process that it was made from, and of other copies; this run makes one,
    // since the machine gives every layer.
    #expect(probes.open == ["see-processes"])
    #expect(probes.held.count + probes.open.count == 111)
    #expect(!output.contains("aren't wholly sealed"))
  }
}

/// Another user of this machine, who has no rights of its own.
enum OrdinaryUser {
  /// `nobody`.
  private static let id = "65534"

  static let canRun: Bool = {
    guard geteuid() == 0, let product = try? IntruderProduct.executable else { return false }
    return (try? run(["/usr/bin/test", "-x", product.path]).isEmpty) ?? false
  }()

  /// The output of a command, with its errors.
  static func run(_ command: [String], in folder: ScratchFolder? = nil) throws -> String {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    process.arguments = ["--reuid", id, "--regid", id, "--clear-groups"] + command
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "TMPDIR": folder?.path ?? "/tmp",
    ]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus != 0, command.first == "/usr/bin/test" { return "no" }
    return String(decoding: output, as: UTF8.self)
  }
}
