import Foundation

/// Icon and title.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}
