import AppIntents
internal import CPreviewSection
import Foundation

/// The App Shortcuts of this program. Nothing refers to an AppShortcutsProvider, so its types are
/// found by the records of their conformance, as the system finds them in an app.
@MainActor
enum Shortcuts {
  static func summary(in locale: String) -> ShortcutsSummary {
    let locale = Locale(identifier: locale)
    var summary = ShortcutsSummary()
    for provider in providers {
      let shortcuts = provider.appShortcuts
      summary.shortcuts += shortcuts.map { shortcut in
        ShortcutSummary(
          title: shortcut.title.string(in: locale),
          intent: String(describing: type(of: shortcut.intent)), phrases: shortcut.phrases,
          systemImageName: shortcut.systemImageName)
      }
      summary.faults += AppShortcutRules.faults(of: shortcuts, in: "\(provider)")
    }
    return summary
  }

  /// The types that provide shortcuts, sorted by name.
  private static var providers: [any AppShortcutsProvider.Type] {
    var nothing: UnsafeRawPointer?
    var found = [UnsafeRawPointer?](
      repeating: nil, count: vitrine_shortcuts_providers(&nothing, 0))
    let count = vitrine_shortcuts_providers(&found, found.count)
    return found.prefix(count).compactMap { metadata in
      metadata.flatMap { unsafeBitCast($0, to: Any.Type.self) as? any AppShortcutsProvider.Type }
    }.sorted { "\($0)" < "\($1)" }
  }
}
