import AppIntents
import Foundation
import Intents

/// The limits that a definition sets for a parameter: the least and the greatest number, and the
/// number of values for a widget family.
struct SiriLimits {
  let parameter: _INParameter
  /// Apple's name: `systemSmall`.
  let family: String
  /// The family's name in the definition: `Small`.
  let sizeClass: String

  /// - Returns: the end of a message on a number outside the limits; nil for any other value.
  func excess(ofNumber value: Any) -> String? {
    guard isNumber, let number = (value as? NSNumber)?.doubleValue, let range else { return nil }
    if number >= parameter.minimum ?? number && number <= parameter.maximum ?? number { return nil }
    return "is \(PathPart.number(number)); the definition allows \(range). Write such a number, or "
      + "change the parameter's limits in the .intentdefinition file"
  }

  /// - Returns: the number of values that the family has places for; nil where all of them have one.
  func places(for items: [ConfiguredValue]) -> Int? {
    guard let size = parameter.sizes[sizeClass], items.count > size else { return nil }
    return size
  }

  private var isNumber: Bool {
    switch parameter.kind {
    case .integer, .decimal, .double: true
    default: false
    }
  }

  /// The limits of a number in words; nil where there are none.
  private var range: String? {
    switch (parameter.minimum, parameter.maximum) {
    case (let minimum?, let maximum?):
      "a number from \(PathPart.number(minimum)) to \(PathPart.number(maximum))"
    case (let minimum?, nil): "a number of \(PathPart.number(minimum)) or more"
    case (nil, let maximum?): "a number of \(PathPart.number(maximum)) or less"
    case (nil, nil): nil
    }
  }
}
