import Foundation

/// The button that starts editing.
public struct EditButton: View {
  public nonisolated init() {}
  @MainActor public var body: some View { Button("Edit") {} }
}

/// The button that starts renaming.
public nonisolated struct RenameButton<Label: View>: View {
  private let label: Label
  public nonisolated init() where Label == SwiftUI.Label<Text, Image> {
    label = SwiftUI.Label("Rename", systemImage: "pencil")
  }
  @MainActor public var body: some View { Button(standingFor: "EditButton") { label } }
}
