import Foundation

/// Other forms of a symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  private(set) var shape: String?
  private(set) var isFilled = false
  private(set) var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let fill = none.fill
  public static let slash = none.slash

  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  public var square: SymbolVariants { with { $0.shape = "square" } }
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// The name of a symbol's variant; the name itself where there is no such variant.
  func name(for base: String, exists: (String) -> Bool) -> String {
    if self == .none { return base }
    let suffixes = [isSlashed ? "slash" : nil, shape, isFilled ? "fill" : nil].compactMap { $0 }
    let missing = suffixes.filter { !base.split(separator: ".").contains(Substring($0)) }
    // `xmark.circle.fill` of `xmark.fill`: the fill comes last.
    var stem = base
    if missing.contains(where: { $0 != "fill" }), stem.hasSuffix(".fill") {
      stem = String(stem.dropLast(5))
    }
    let full = ([stem] + missing + (stem == base || missing.contains("fill") ? [] : ["fill"]))
      .joined(separator: ".")
    if exists(full) { return full }
    for suffix in missing where exists(base + "." + suffix) { return base + "." + suffix }
    return base
  }
}

extension SymbolVariants {
  func union(_ other: SymbolVariants) -> SymbolVariants {
    var result = self
    if other == .none { return .none }
    result.shape = other.shape ?? shape
    result.isFilled = isFilled || other.isFilled
    result.isSlashed = isSlashed || other.isSlashed
    return result
  }
}
