import SwiftUI

/// A view that Siri or Shortcuts would show of a result. A widget shows none of it.
public struct _SnippetViewContainer: @unchecked Sendable {
  package let view: AnyView
  init(_ view: some View) { self.view = AnyView(view) }
}
