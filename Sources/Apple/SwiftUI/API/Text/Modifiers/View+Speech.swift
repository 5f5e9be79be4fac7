import Foundation

/// Whether people may select a text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

// What is read out or selected doesn't show in a picture.
extension View {
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S)
    -> _RestingView<Self>
  {
    resting("textSelection", .input)
  }
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> _RestingView<
    Self
  > {
    resting("speechAlwaysIncludesPunctuation", .feedback)
  }
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> _RestingView<Self> {
    resting("speechSpellsOutCharacters", .feedback)
  }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> _RestingView<Self> {
    resting("speechAdjustedPitch", .feedback)
  }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> _RestingView<Self> {
    resting("speechAnnouncementsQueued", .feedback)
  }
}
