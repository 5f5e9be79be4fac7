internal import CPreviewSection
import SwiftUI

/// The apps of this program, which only the records of their conformance name: nothing refers to them.
@MainActor
enum Apps {
  /// A sentence on each app, since nothing of it is run. Sorted by name.
  static var notes: [String] {
    names.map { name in
      "\(name) is an app in the widgets' program: it isn't run, so that its scenes and their "
        + "modifiers, such as onChange, backgroundTask and commands, have no effect."
    }
  }

  private static var names: [String] {
    var nothing: UnsafeRawPointer?
    var found = [UnsafeRawPointer?](repeating: nil, count: vitrine_apps(&nothing, 0))
    let count = vitrine_apps(&found, found.count)
    return found.prefix(count).compactMap { metadata in
      metadata.map { "\(unsafeBitCast($0, to: Any.Type.self))" }
    }.sorted()
  }
}
