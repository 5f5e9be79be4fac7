/// The properties that all traits of one kind share: a row of ``TraitTable``.
package struct TraitDefinition: Sendable {
  /// The section of a golden that holds a trait.
  package enum Section: Hashable, Sendable {
    /// The traits that the source states, from the outermost modifier in.
    case modifiers
    /// The effects on the picture and the drawing commands, in order.
    case drawing
  }

  /// The form in which a difference of a trait is reported.
  package enum Form: Hashable, Sendable {
    /// A value that always exists: a field that isn't stated has its default.
    case setting
    /// A value that may be added, changed or removed.
    case optional
    /// Several values: each field is a setting of its own.
    case fields
    /// A trait without a sentence of its own: other edits report it, or it only explains them.
    case unreported
  }

  /// The kind of edit that a difference of a trait is.
  package enum Category: String, Hashable, Sendable {
    case padding, spacing, layout, style
  }

  /// The views that a difference of a trait can move or resize.
  package enum Reach: Hashable, Sendable {
    case none
    /// The view and its surroundings, along the axes of the fields that differ.
    case around
    /// The same, and the view's children along both axes.
    case aroundAndInside
    /// The view's children, along the axis of a stack.
    case alongStack
    /// The view's children, across the axis of a stack.
    case acrossStack
    /// The view's children, along both axes.
    case inside
    /// The view, its surroundings and its children, along both axes.
    case everywhere
    /// The same, even where the view's own size stays.
    case placement
  }

  package let id: TraitID
  /// The name in goldens.
  package let name: String
  package let section: Section
  /// The noun by which sentences name it.
  package let noun: String
  package let form: Form
  package let category: Category
  package let reach: Reach
  /// Whether the trait belongs to the widget, not to a view.
  package let isOfWidget: Bool
  private let fields: [TraitField: FieldDefinition]
  private let otherFields: FieldDefinition

  /// - Parameter otherFields: for fields that `fields` doesn't list.
  init(
    _ id: TraitID, name: String? = nil, in section: Section = .modifiers, _ noun: String,
    _ form: Form, _ category: Category, _ reach: Reach, isOfWidget: Bool = false,
    _ fields: [TraitField: FieldDefinition] = [:], otherFields: FieldDefinition = .word()
  ) {
    self.id = id
    self.name = name ?? id.rawValue
    self.section = section
    self.noun = noun
    self.form = form
    self.category = category
    self.reach = reach
    self.isOfWidget = isOfWidget
    self.fields = fields
    self.otherFields = otherFields
  }

  package subscript(field: TraitField) -> FieldDefinition { fields[field] ?? otherFields }

  /// A difference of it may move or resize views.
  package var isGeometric: Bool { reach != .none }
}
