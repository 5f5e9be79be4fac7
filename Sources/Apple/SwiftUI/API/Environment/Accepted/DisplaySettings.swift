import Foundation

// What a person has set, or the screen is in, that these frames don't vary: each key answers as on a
// phone just unpacked.

extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
}

/// A size class along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

extension EnvironmentValues {
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// The prominence of the background beneath, as in a list's selected row.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  /// Standard everywhere in a widget.
  @Entry public var backgroundProminence: BackgroundProminence = .standard
}
