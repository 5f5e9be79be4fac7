/// A product of a Swift package that a target links.
package struct PackageProduct: Hashable, Sendable {
  package enum Location: Hashable, Sendable {
    /// A folder on this machine; absolute.
    case local(String)
    /// A repository, with the requirement of a version as Xcode writes it.
    case remote(url: String, requirement: String)
    /// Nothing in the project file says where the package is.
    case unknown
  }

  package let name: String
  package let location: Location

  /// The name of the package's checkout: the last part of its URL, without `.git`.
  package var identity: String? {
    switch location {
    case .local(let path): path.split(separator: "/").last.map(String.init)
    case .remote(let url, _):
      url.split(separator: "/").last.map {
        String($0.hasSuffix(".git") ? $0.dropLast(4) : $0)
      }
    case .unknown: nil
    }
  }
}
