import Foundation

/// The button that starts editing.
public struct EditButton: View {
  public nonisolated init() {}
  @MainActor public var body: some View { Button("Edit") {} }
}
