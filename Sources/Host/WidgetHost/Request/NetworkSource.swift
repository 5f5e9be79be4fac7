/// The source of the answers to requests of the network.
package enum NetworkSource: Codable, Hashable, Sendable {
  /// Every request fails.
  case denied
  /// A HAR file or a folder, by its path.
  case fixtures(String)

  package var path: String? {
    switch self {
    case .denied: nil
    case .fixtures(let path): path
    }
  }
}
