/// The name of one value of a trait, as goldens hold it: `top`, `minWidth`, `cornerRadius`.
public struct TraitField: Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
  public static func < (a: TraitField, b: TraitField) -> Bool { a.name < b.name }
}

extension TraitField {
  public static let value: TraitField = "value"
  public static let alignment: TraitField = "alignment"
  public static let axes: TraitField = "axes"
  public static let color: TraitField = "color"
  public static let shape: TraitField = "shape"
  public static let outline: TraitField = "outline"
  public static let place: TraitField = "place"
  public static let cornerRadius: TraitField = "cornerRadius"
  public static let gradient: TraitField = "gradient"
  public static let stops: TraitField = "stops"
  public static let pattern: TraitField = "pattern"
  public static let picture: TraitField = "picture"
  public static let pixels: TraitField = "pixels"
  public static let typeface: TraitField = "typeface"
  public static let size: TraitField = "size"
}
