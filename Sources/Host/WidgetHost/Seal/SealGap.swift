internal import CSeal

/// A thing that a widget's code can do where layers are missing.
package struct SealGap: Hashable, Sendable {
  /// The thing that the code can do, as a clause.
  package let sentence: String
  /// Each of these sets of layers is enough to prevent it.
  private let closed: [SealLayer]

  private init(_ sentence: String, closedBy closed: SealLayer...) {
    self.sentence = sentence
    self.closed = closed
  }

  /// The gaps that these layers leave open.
  package static func open(with layers: SealLayer) -> [SealGap] {
    // Signals to processes outside are held back from the sixth version of Landlock's interface on.
    let scoped = seal_landlock_version() >= 6
    return all.filter { gap in
      !gap.closed.contains { layers.isSuperset(of: $0) }
        && !(gap == .signals && scoped && layers.contains(.landlock))
    }
  }

  private static let signals = SealGap(
    "end other processes of the same user", closedBy: .processes)

  private static let all = [
    SealGap("read every file that you can read", closedBy: .landlock),
    SealGap("write every file that you can write", closedBy: .landlock, .mounts),
    SealGap("change modes and attributes of your files", closedBy: .mounts),
    SealGap("fill the disk through their home folder", closedBy: .mounts),
    SealGap("use the network", closedBy: .network, .seccomp),
    SealGap("talk to programs of this machine through their sockets", closedBy: .seccomp),
    SealGap(
      "read the environment of this command, with the secrets in it",
      closedBy: .processes, .landlock, [.users, .parent]),
    SealGap("see which processes run", closedBy: .processes),
    signals,
    SealGap("leave processes behind", closedBy: .processes, .seccomp),
    SealGap("go on after this command was killed", closedBy: .seccomp),
    SealGap(
      "reach the kernel's keyrings, tracing and other interfaces that no widget needs",
      closedBy: .seccomp),
    SealGap("share memory with other programs", closedBy: .ipc, .seccomp),
    SealGap("use up memory, files and processes before it is noticed", closedBy: .limits),
  ]
}
