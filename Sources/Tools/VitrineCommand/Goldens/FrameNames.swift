import DisplayList
import WidgetHost

/// The names of a run's frames that were made or failed, each kept by its digest: a run may have very many.
struct FrameNames {
  private var digests: Set<Digest> = []

  init(_ results: some Sequence<BatchResult>) {
    for result in results {
      for frame in result.frames { digests.insert(Self.digest(frame.id)) }
      for failure in result.failures {
        if let id = failure.frameID { digests.insert(Self.digest(id)) }
      }
    }
  }

  func contains(_ id: String) -> Bool { digests.contains(Self.digest(id)) }

  private static func digest(_ id: String) -> Digest {
    var hasher = DigestHasher()
    hasher.add(id)
    return hasher.finish()
  }
}
