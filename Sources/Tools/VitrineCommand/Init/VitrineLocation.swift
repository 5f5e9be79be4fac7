import Foundation

/// The location of Vitrine's own folder, for a machine that starts with the repository alone.
struct VitrineLocation: Hashable {
  /// Relative to the package.
  var path: String
  var source: Source

  enum Source: Hashable {
    /// Vitrine is part of the repository.
    case repository
    /// The package manager fetches it.
    case checkout
    /// Vitrine is outside the repository, and has to be fetched: from this address, at this commit, where they
    /// are known.
    case beside(address: String?, commit: String?)
    /// The SDK that machines install. What isn't known is a variable of the repository.
    case sdk(SDKArchive)
  }
}

/// The archive of an SDK.
struct SDKArchive: Hashable {
  var url: String?
  /// The SHA-256 of its bytes, 64 hexadecimal digits.
  var checksum: String?
}

extension VitrineLocation {
  /// - Parameters:
  ///   - package: the package's folder, absolute.
  ///   - repository: the folder of the repository around it, absolute.
  init(_ location: SetupManifest.Location, package: String, repository: String) {
    switch location {
    case .repository(let address):
      var name = address
      while name.hasSuffix("/") { name.removeLast() }
      name = name.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? name
      if name.hasSuffix(".git") { name.removeLast(4) }
      path = ".build/checkouts/\(name)"
      source = .checkout
    case .folder(let folder):
      path = Self.relative(folder, to: package)
      let git = GitFolder(folder)
      let isWithin = folder == repository || folder.hasPrefix(repository + "/")
      source =
        isWithin
        ? .repository
        : .beside(
          address: git.output(["remote", "get-url", "origin"]).flatMap(Self.public),
          commit: git.output(["rev-parse", "HEAD"]))
    }
  }

  /// `../vitrine`.
  static func relative(_ path: String, to folder: String) -> String {
    let a = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let b = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    let shared = zip(a, b).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: b.count - shared) + a.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The address that needs no key of this machine's; nil where it is a folder's.
  static func `public`(_ address: String) -> String? {
    if let match = address.wholeMatch(of: /(?:ssh:\/\/)?git@([^:\/]+)[:\/](.+)/) {
      return "https://\(match.1)/\(match.2)"
    }
    // A name and a password before the host are this machine's.
    guard let match = address.wholeMatch(of: /https:\/\/(?:[^\/@]*@)?([^\/@].*)/) else {
      return nil
    }
    return "https://\(match.1)"
  }
}
