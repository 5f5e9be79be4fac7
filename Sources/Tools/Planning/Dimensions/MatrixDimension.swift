import Arguments
import WidgetHost

/// One dimension of the matrix, declared once: the option that asks for its values, the values of a frame
/// that it makes, and its part of a frame's name.
package struct MatrixDimension: Sendable {
  /// The name in manifests, reports and pages: `typeSize`.
  package let key: String
  /// The option, whose values are read into ``Dimensions``.
  package let option: OptionList<Dimensions>
  /// The values of a frame, in order.
  ///
  /// - Parameter isWide: whether a wide matrix takes more than the default where nothing is asked for.
  let changes: @Sendable (_ dimensions: Dimensions, _ isWide: Bool) -> [Variation.Change]
  /// The part of a frame's name; see ``FrameName``.
  package let namePart: NamePart

  /// The option's name without dashes.
  package var optionName: String { option.descriptions.first?.name ?? key }

  /// The rule by which a part of a frame's name belongs to the dimension.
  package enum NamePart: Sendable {
    /// The value itself.
    case value(isOne: @Sendable (String) -> Bool)
    /// The value after a prefix: `contrast-increased`.
    case prefixed(String, isOne: @Sendable (String) -> Bool = { _ in true })
    /// A device's slug.
    case device
    /// Any part that belongs to no other dimension.
    case anythingElse
  }

  /// - Parameter part: a part of a frame's name.
  /// - Returns: the value that the part names; nil where it is another dimension's.
  package func value(ofPart part: String) -> String? {
    switch namePart {
    case .value(let isOne): return isOne(part) ? part : nil
    case .prefixed(let prefix, let isOne):
      guard part.hasPrefix(prefix) else { return nil }
      let value = String(part.dropFirst(prefix.count))
      return isOne(value) ? value : nil
    case .device: return DeviceTable.device(slug: part)?.name
    case .anythingElse: return part
    }
  }

  /// All dimensions, in the order of help. The one that takes any other part of a name comes last where
  /// names are read.
  package static let all: [MatrixDimension] = [
    device, appearance, contrast, typeSize, locale, direction, rendering, placement, tint,
    luminance, lock, detail, system, configuration,
  ]

  /// The dimension of a part of a frame's name, and the value that it names.
  package static func of(part: String) -> (dimension: MatrixDimension, value: String) {
    for dimension in all where dimension.key != locale.key {
      if let value = dimension.value(ofPart: part) { return (dimension, value) }
    }
    return (locale, part)
  }
}
