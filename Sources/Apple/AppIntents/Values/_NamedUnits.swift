import FoundationExtras

/// A dimension whose units have names.
public protocol _NamedUnits: Dimension {
  associatedtype Name: _UnitName where Name.Unit == Self
}

/// A unit by its name, as `.kilometers`.
public protocol _UnitName: CaseIterable, Sendable {
  associatedtype Unit: Dimension
  var unit: Unit { get }
}
