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

  /// - Returns: the end of a message on more values than the family takes; nil where it takes them.
  func excess(ofValues items: [ConfiguredValue]) -> String? {
    guard let size = parameter.sizes[sizeClass], items.count > size else { return nil }
    let names = items.compactMap(\.plainText)
    let list = names.count == items.count ? " (\(names.joined(separator: ", ")))" : ""
    return "has \(items.count) values\(list); at \(family) the definition allows \(size). Remove "
      + "\(items.count - size), or change the parameter's size for \(sizeClass) in the "
      + ".intentdefinition file"
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
