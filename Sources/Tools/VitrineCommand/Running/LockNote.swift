import DisplayList
import WidgetHost

/// The message on widgets of which a locked device hides nothing, once for a run.
enum LockNote {
  /// - Returns: nil where every widget that is drawn on a locked device hides something then.
  static func text(
    _ frames: some Sequence<(request: FrameRequest, diagnostics: [Diagnostic])>
  ) -> String? {
    var order: [String] = []
    var hidesNothing: [String: Bool] = [:]
    for (request, diagnostics) in frames {
      guard request.style.lock == .locked, request.phase != .placeholder else { continue }
      let name = "\(request.kind) \(request.family)"
      if hidesNothing[name] == nil { order.append(name) }
      hidesNothing[name] =
        hidesNothing[name] != false && diagnostics.contains(.nothingSensitive)
    }
    let names = order.filter { hidesNothing[$0] == true }
    guard !names.isEmpty else { return nil }
    return
      "note: a locked device hides nothing of \(names.joined(separator: ", ")): the frames are those of an "
      + "unlocked one. Mark what only the owner may see with privacySensitive()."
  }
}
