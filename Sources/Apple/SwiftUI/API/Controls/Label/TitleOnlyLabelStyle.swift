import Foundation

public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
