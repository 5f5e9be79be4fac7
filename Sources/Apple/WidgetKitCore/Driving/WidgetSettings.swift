import SwiftUI

/// The settings of a configuration's modifiers.
package struct WidgetSettings {
  package var displayName: Text?
  package var description: Text?
  /// The supported families; nil for all families of the device.
  package var supportedFamilies: [WidgetFamily]?
  package var areContentMarginsDisabled = false
  package var isContainerBackgroundRemovable = true
  package var pushHandler: (any WidgetPushHandler.Type)?
  /// The families that the widget disfavors, by location.
  package var disfavoredFamilies: [WidgetLocation: Set<WidgetFamily>] = [:]
  /// The ways in which a widget may be put on a surface in visionOS; nil for every one.
  package var mountingStyles: [WidgetMountingStyle]?
  /// The widget's texture in visionOS; nil for the system's own, which is glass.
  package var texture: WidgetTexture?
  /// The modifiers that change nothing in a frame, each once, in the order applied.
  package private(set) var withoutEffect: [ModifierWithoutEffect] = []
  /// Families for which a Live Activity has views of its own, apart from the Lock Screen.
  package var supplementalActivityFamilies: [ActivityFamily] = []

  /// The closures for the events of background sessions, the innermost modifier's first.
  package var sessionEvents: [SessionEvents] = []

  package init() {}

  /// Takes the identifier of a session and what is to be called when its events are dealt with.
  /// - Returns: false for a session that it isn't for.
  package typealias SessionEvents = @MainActor (String, @escaping () -> Void) -> Bool

  /// - Parameters:
  ///   - name: the modifier's, as it is written in source.
  ///   - reason: where its effect is, as a clause.
  mutating func note(withoutEffect name: String, _ reason: String) {
    let modifier = ModifierWithoutEffect(name: name, reason: reason)
    if !withoutEffect.contains(modifier) { withoutEffect.append(modifier) }
  }
}

/// A modifier of a configuration that changes nothing in a frame.
package struct ModifierWithoutEffect: Hashable, Sendable {
  /// The name as it is written in source: `associatedKind(_:)`.
  package let name: String
  /// The place of its effect, as a clause.
  package let reason: String
}

extension _WidgetDescription {
  private static let key = "WidgetKit.settings"

  package var settings: WidgetSettings {
    get { options[Self.key] as? WidgetSettings ?? WidgetSettings() }
    set { options[Self.key] = newValue }
  }

  package var driver: WidgetDriver? { payload as? WidgetDriver }
}
