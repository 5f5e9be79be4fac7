import Foundation
import UniformTypeIdentifiers

/// The button that pastes: iOS draws it filled with the tint, icon before title.
///
/// - Support: partly; always enabled, its padding and corners are those of a prominent button.
public struct PasteButton: View {
  public nonisolated init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  public nonisolated init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}
  @MainActor public var body: some View {
    Button(standingFor: "PasteButton") { Label("Paste", systemImage: "doc.on.clipboard") }
      .buttonStyle(.borderedProminent)
  }
}

/// The button that opens help, a question mark in a circle.
///
/// - Support: partly; the symbol's size is the text's.
public struct HelpLink: View {
  public nonisolated init(action: @escaping () -> Void) {}
  public nonisolated init(destination: URL) {}
  @MainActor public var body: some View {
    Button(standingFor: "HelpLink") { Image(systemName: "questionmark.circle") }
  }
}
