import Foundation

/// The content for a search without results.
public struct SearchUnavailableContent {
  public nonisolated struct Label: _PartView {
    let text: String?
    @MainActor public var body: some View {
      SwiftUI.Label {
        if let text, !text.isEmpty {
          Text(verbatim: "No Results for “\(text)”")
        } else {
          Text(verbatim: "No Results")
        }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  public nonisolated struct Description: _PartView {
    @MainActor public var body: some View {
      Text(verbatim: "Check the spelling or try a new search.")
    }
  }
  public nonisolated struct Actions: _PartView {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The content for a search without results, in English. Apple's texts in other languages aren't known.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    search(text: "")
  }
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
  }
}
