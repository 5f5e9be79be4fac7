import Assets
import Foundation

/// A view that displays text.
///
/// Its value is resolved in its environment: its strings are looked up in the environment's
/// language, its dates written for the moment that the picture shows.
public nonisolated struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: AssetBundle)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case image(Image)
    case time(TimeText)
    case formatted(FormattedValue)
    case concatenated(Text, Text)
  }

  var storage: Storage
  /// The modifiers in the order written: the first is nearest to the characters, and takes precedence.
  var modifiers: [TextModifier] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Takes the text over, so that of a chain of modifiers each adds to the list of the one before it.
  consuming func modified(_ modifier: TextModifier) -> Text {
    var text = self
    // Most texts have a font and a colour: room for both at once.
    if text.modifiers.isEmpty { text.modifiers.reserveCapacity(2) }
    text.modifiers.append(modifier)
    return text
  }

  /// Concatenates two texts, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }

  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, CaseIterable, Sendable { case uppercase, lowercase }
}
