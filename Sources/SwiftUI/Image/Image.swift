import Foundation

/// A picture: from a catalogue, a symbol, or pixels.
public struct Image: Hashable, Sendable {
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
}

public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

public struct SymbolVariants: Hashable, Sendable {
  let names: [String]
  public static let none = SymbolVariants(names: [])
}
