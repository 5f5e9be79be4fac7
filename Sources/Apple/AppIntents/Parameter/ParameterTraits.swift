import FoundationExtras

/// The constraints of a parameter's declaration on its values.
package struct ParameterTraits: Sendable {
  /// The range of values, with both bounds.
  package var range: (lower: Double, upper: Double)?
  /// The number of values by family; ``anyFamily`` for families that aren't named.
  var sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]
  var anyFamily: IntentCollectionSize?
  var optionsProvider: (any DynamicOptionsProvider)?
  var query: (any EntityQuery)?
  /// Names of the cases that can be chosen; nil for all.
  package var supportedCases: [String]?
  package var currencyCodes: [String] = []
  /// The unit of a measurement that is given as a number.
  var unit: Dimension?
  package var refusesNegativeNumbers = false

  /// The number of values at a family; nil for any number.
  package func size(at family: IntentWidgetFamily?) -> IntentCollectionSize? {
    family.flatMap { sizes[$0] } ?? anyFamily
  }
}
