import Foundation

/// One thing that a view's source states about its layout, or one step of how the view is drawn: values
/// by field, in the units of its ``TraitDefinition``. It draws nothing; it tells an edit of the source
/// from what followed from it.
public struct ViewTrait: Hashable, Sendable {
  public var id: TraitID
  public var values: TraitValues

  public init(_ id: TraitID, _ values: TraitValues = [:]) {
    self.id = id
    self.values = values
  }

  /// A trait of a single number: ``TraitField/value``.
  public init(_ id: TraitID, _ value: CGFloat) { self.init(id, [.value: .number(value)]) }

  /// A trait of a single name: ``TraitField/value``.
  public init(_ id: TraitID, _ name: String) { self.init(id, [.value: .word(name)]) }

  /// Makes a trait of words, by the names of their fields.
  public init(_ id: TraitID, words: [String: String]) { self.init(id, TraitValues(words)) }

  public subscript(field: TraitField) -> TraitValue? {
    get { values[field] }
    set { values[field] = newValue }
  }
}

/// Traits as nodes pass them when they draw. Lengths in points; alignments by SwiftUI's names.
extension ViewTrait {
  public static func padding(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) -> ViewTrait {
    insets(.padding, top, leading, bottom, trailing)
  }

  /// The margins that the system puts around a widget's content.
  public static func contentMargins(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) -> ViewTrait {
    insets(.contentMargins, top, leading, bottom, trailing)
  }

  private static func insets(
    _ id: TraitID, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> ViewTrait {
    ViewTrait(
      id,
      [
        "bottom": .number(bottom), "leading": .number(leading), "top": .number(top),
        "trailing": .number(trailing),
      ])
  }

  /// - Parameter alignment: nil for the centre.
  public static func frame(width: CGFloat?, height: CGFloat?, alignment: String?) -> ViewTrait {
    ViewTrait(
      .frame,
      [
        .alignment: TraitValue(alignment), "height": TraitValue(height), "width": TraitValue(width),
      ])
  }

  /// The lengths to which a flexible frame limits a side.
  public struct Limits: Hashable, Sendable {
    public var min: CGFloat?, ideal: CGFloat?, max: CGFloat?
    public init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }
  }

  public static func flexibleFrame(
    width: Limits, height: Limits, alignment: String?
  ) -> ViewTrait {
    ViewTrait(
      .frame,
      [
        .alignment: TraitValue(alignment),
        "idealHeight": TraitValue(height.ideal), "idealWidth": TraitValue(width.ideal),
        "maxHeight": TraitValue(height.max), "maxWidth": TraitValue(width.max),
        "minHeight": TraitValue(height.min), "minWidth": TraitValue(width.min),
      ])
  }

  public static func containerRelativeFrame(horizontal: Bool, vertical: Bool) -> ViewTrait {
    ViewTrait(.containerRelativeFrame, [.axes: axes(horizontal, vertical)])
  }

  /// - Parameter ratio: width by height; nil for the content's own.
  public static func aspectRatio(_ ratio: CGFloat?, fills: Bool) -> ViewTrait {
    ViewTrait(
      .aspectRatio,
      ["contentMode": fills ? "fill" : "fit", "ratio": TraitValue(ratio) ?? "its own"])
  }

  public static func fixedSize(horizontal: Bool, vertical: Bool) -> ViewTrait {
    ViewTrait(.fixedSize, [.axes: axes(horizontal, vertical)])
  }

  private static func axes(_ horizontal: Bool, _ vertical: Bool) -> TraitValue {
    let names = [horizontal ? "horizontal" : nil, vertical ? "vertical" : nil].compactMap { $0 }
    return .word(names.joined(separator: " and "))
  }

  public static func offset(x: CGFloat, y: CGFloat) -> ViewTrait {
    ViewTrait(.offset, ["x": .number(x), "y": .number(y)])
  }

  public static func position(x: CGFloat, y: CGFloat) -> ViewTrait {
    ViewTrait(.position, ["x": .number(x), "y": .number(y)])
  }

  /// The spacing of a grid; nil for what its cells prefer.
  public static func gridSpacing(horizontal: CGFloat?, vertical: CGFloat?) -> ViewTrait {
    ViewTrait(
      .spacing, ["horizontal": TraitValue(horizontal), "vertical": TraitValue(vertical)])
  }

  /// A spacer of a stack.
  /// - Parameters:
  ///   - index: the number of views before it that aren't spacers.
  ///   - around: the spacer's own modifiers.
  public static func spacer(at index: Int, minLength: CGFloat, around: [ViewTrait]) -> ViewTrait {
    var trait = ViewTrait(
      .spacer, ["at": .number(CGFloat(index)), "minLength": .number(minLength)])
    for modifier in around {
      let name = modifier.id.definition.name, stated = modifier.values
      for field in stated.fields {
        trait[TraitField("\(name) \(field.name)")] = modifier[field]
      }
    }
    return trait
  }

  /// The position at which the view itself puts one of its guides, from its leading or top edge.
  /// - Parameter name: SwiftUI's name of the guide.
  public static func alignmentGuide(
    _ name: String, isVertical: Bool, _ value: CGFloat
  ) -> ViewTrait {
    let center: TraitField = isVertical ? "vertical center" : "horizontal center"
    return ViewTrait(
      .alignmentGuide, [name == "center" ? center : TraitField(name): .number(value)])
  }

  public static let resizable = ViewTrait(.resizable)
  /// The view lies behind the view that is drawn after it.
  public static let background = ViewTrait(.background)
  /// The view lies over the view that is drawn before it.
  public static let overlay = ViewTrait(.overlay)
  /// The view's alpha masks the view that is drawn after it.
  public static let mask = ViewTrait(.mask)
}
