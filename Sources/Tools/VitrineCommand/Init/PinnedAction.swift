/// The actions that the workflows use, by the commit of a release: a tag can be moved to other code.
enum PinnedAction: String, CaseIterable {
  case checkout, cache
  case upload = "upload-artifact"
  case download = "download-artifact"

  private var release: (version: String, commit: String) {
    switch self {
    case .checkout: ("v6.1.0", "d23441a48e516b6c34aea4fa41551a30e30af803")
    case .cache: ("v5.0.5", "27d5ce7f107fe9357f9df03efb73ab90386fccae")
    case .upload: ("v7.0.0", "bbbca2ddaa5d8feaa63e36b76fdaad77386f024f")
    case .download: ("v8.0.1", "3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c")
    }
  }

  /// The text that a step names the action by.
  ///
  /// - Parameter part: the folder of an action in the action's repository, `restore`.
  func text(_ part: String? = nil) -> String {
    "actions/\(rawValue)\(part.map { "/" + $0 } ?? "")@\(release.commit) # \(release.version)"
  }
}
