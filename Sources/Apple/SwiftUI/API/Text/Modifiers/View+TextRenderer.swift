import Foundation

extension View {
  /// The texts in the view are drawn by `renderer`. One within another's view goes before it.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    changingEnvironment { $0.textDrawing = RendererTextDrawing(renderer: renderer) }
  }
}
