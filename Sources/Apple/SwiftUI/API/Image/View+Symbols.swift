import Foundation

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Adds to the variants that are asked for around the view.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }
}
