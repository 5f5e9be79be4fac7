import AppIntents
import CPreviewSection

/// An app may have ten App Shortcuts in all (WWDC22, "Implement App Shortcuts with App Intents").
@MainActor
enum AppShortcutCount {
  static let allowed = 10

  static var notes: [String] {
    providers.compactMap { provider in
      let count = provider.appShortcuts.count
      guard count > allowed else { return nil }
      return "\(provider) has \(count) app shortcuts; an app may have \(allowed)."
    }
  }

  private static var providers: [any AppShortcutsProvider.Type] {
    var nothing: UnsafeRawPointer?
    var found = [UnsafeRawPointer?](
      repeating: nil, count: vitrine_shortcuts_providers(&nothing, 0))
    let count = vitrine_shortcuts_providers(&found, found.count)
    return found.prefix(count).compactMap { metadata in
      metadata.flatMap { unsafeBitCast($0, to: Any.Type.self) as? any AppShortcutsProvider.Type }
    }
  }
}
