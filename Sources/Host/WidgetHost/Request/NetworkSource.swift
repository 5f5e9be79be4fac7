/// The source of the answers to requests of the network.
package enum NetworkSource: Codable, Hashable, Sendable {
  /// Every request fails.
  case denied
  /// A HAR file or a folder, by its path.
  case fixtures(String)
  /// The same; what it doesn't hold is asked of the real network, once, and written to it.
  case recording(String)

  package var path: String? {
    switch self {
    case .denied: nil
    case .fixtures(let path), .recording(let path): path
    }
  }

  package var isRecording: Bool {
    if case .recording = self { true } else { false }
  }
}
