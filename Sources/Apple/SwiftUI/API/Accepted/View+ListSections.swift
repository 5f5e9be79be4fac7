import Foundation

// A section of a list in cards has no separators around it.

extension View {
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> _RestingView<Self> {
    resting("listSectionSeparator", .drawing)
  }
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> _RestingView<Self> {
    resting("listSectionSeparatorTint", .drawing)
  }
}
