import Foundation

/// A bar where the progress is known, a spinner where it isn't.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
