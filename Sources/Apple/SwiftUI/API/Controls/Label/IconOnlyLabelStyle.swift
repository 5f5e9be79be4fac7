import Foundation

public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
