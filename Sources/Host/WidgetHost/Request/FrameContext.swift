import Synchronization

/// The part of a request that all frames of a batch have in common, kept once for them: a run of many frames keeps the
/// request of each.
final class FrameContext: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var product: String
    var kind: String
    var family: String
    var setting: Setting
    var world: WorldSpec
  }

  let values: Values
  private let known = Mutex<UsualValues?>(nil)

  init(_ values: Values) { self.values = values }

  /// The usual values of the context's styles, made once: the name of each frame needs them.
  var usual: UsualValues {
    known.withLock { known in
      if let known { return known }
      let usual = UsualValues(values)
      known = usual
      return usual
    }
  }

  static func == (a: FrameContext, b: FrameContext) -> Bool { a === b || a.values == b.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
