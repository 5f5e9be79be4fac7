import FoundationExtras

/// What a parameter's declaration says of the values that it takes.
package struct ParameterTraits: Sendable {
  /// Both ends count.
  package var range: (lower: Double, upper: Double)?
  /// How many values each family takes; ``anyFamily`` for those that aren't named.
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

  /// How many values it takes at a family; nil where its declaration doesn't say.
  package func size(at family: IntentWidgetFamily?) -> IntentCollectionSize? {
    family.flatMap { sizes[$0] } ?? anyFamily
  }
}
