import Foundation

/// Controls that belong together, side by side.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { HStack { content } }
}
