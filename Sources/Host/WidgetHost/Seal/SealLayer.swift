internal import CSeal

/// The layers by which the kernel holds a worker back.
///
/// Each closes some of the same ways out as another, so that none is the only one: see ``SealGap``.
package struct SealLayer: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ bits: Int) { rawValue = UInt32(truncatingIfNeeded: bits) }

  /// A user namespace.
  static let users = SealLayer(SEAL_USERS)
  /// A pid namespace with a `/proc` of its own.
  static let processes = SealLayer(SEAL_PROCESSES)
  /// A mount namespace.
  static let mounts = SealLayer(SEAL_MOUNTS)
  /// A network namespace.
  static let network = SealLayer(SEAL_NETWORK)
  /// Namespaces for System V's IPC and the host's name.
  static let ipc = SealLayer(SEAL_IPC)
  static let landlock = SealLayer(SEAL_LANDLOCK)
  static let seccomp = SealLayer(SEAL_SECCOMP)
  /// Limits of memory, files, processes.
  static let limits = SealLayer(SEAL_LIMITS)
  /// The command's own memory and environment can't be read.
  static let parent = SealLayer(SEAL_PARENT)

  package static let all = SealLayer(SEAL_ALL)

  /// The layers with their names, in the order of their bits.
  package static let named: [(name: String, layer: SealLayer)] = [
    ("users", .users), ("processes", .processes), ("mounts", .mounts), ("network", .network),
    ("ipc", .ipc), ("landlock", .landlock), ("seccomp", .seccomp), ("limits", .limits),
    ("parent", .parent),
  ]

  /// `landlock, seccomp`.
  package var names: String {
    Self.named.filter { contains($0.layer) }.map(\.name).joined(separator: ", ")
  }

  /// The layers that a list names, as `landlock,seccomp`. Words that name none are passed over.
  package init(names list: String) {
    let words = list.split { $0 == "," || $0 == " " }
    self = SealLayer(
      Self.named.filter { item in words.contains { $0 == item.name } }.map(\.layer))
  }
}
