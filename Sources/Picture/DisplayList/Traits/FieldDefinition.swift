/// The unit, the default and the noun of one field of a trait.
package struct FieldDefinition: Sendable {
  package enum Unit: Hashable, Sendable {
    case points, degrees
    /// A factor or a count.
    case plain
    /// Several numbers: coordinates within the view, lengths of dashes.
    case list
    case word
  }

  package enum Axis: Hashable, Sendable { case horizontal, vertical }

  package let unit: Unit
  /// The value that holds where none is stated: a value of the field, or `none`, or `default`.
  package let standard: TraitValue
  /// The noun by which sentences name it; nil for the field's own name.
  package let noun: String?
  /// The axis along which it moves or resizes views; nil for both.
  package let axis: Axis?
  /// A difference of it may move or resize views.
  package let isGeometric: Bool

  private init(
    _ unit: Unit, _ standard: TraitValue, _ noun: String?, _ axis: Axis?, isGeometric: Bool = true
  ) {
    self.unit = unit
    self.standard = standard
    self.noun = noun
    self.axis = axis
    self.isGeometric = isGeometric
  }

  static func points(
    _ standard: TraitValue = "none", _ noun: String? = nil, _ axis: Axis? = nil
  ) -> FieldDefinition {
    FieldDefinition(.points, standard, noun, axis)
  }

  static func degrees(_ standard: TraitValue = 0, _ noun: String? = nil) -> FieldDefinition {
    FieldDefinition(.degrees, standard, noun, nil)
  }

  static func plain(_ standard: TraitValue = "none", _ noun: String? = nil) -> FieldDefinition {
    FieldDefinition(.plain, standard, noun, nil)
  }

  static func list(_ noun: String? = nil) -> FieldDefinition {
    FieldDefinition(.list, "none", noun, nil)
  }

  static func word(
    _ standard: TraitValue = "none", _ noun: String? = nil, isGeometric: Bool = true
  ) -> FieldDefinition {
    FieldDefinition(.word, standard, noun, nil, isGeometric: isGeometric)
  }
}
