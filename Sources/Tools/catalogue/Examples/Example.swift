import SwiftUI

/// An example of the documentation: its name, and the view whose source is shown beside its picture.
struct Example {
  /// The name of Apple's that it shows: `HStack`, `View.padding`.
  let name: String
  let file: String
  /// The line of the source where the example begins.
  let line: Int
  let view: @MainActor () -> AnyView

  init<Content: View>(
    _ name: String, file: String = #fileID, line: Int = #line,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    self.file = file
    self.line = line
    view = { AnyView(content()) }
  }
}

/// Examples that belong together on the page.
struct Chapter {
  let title: String
  let examples: [Example]
}

/// A coloured block, as an example of any content.
struct Block: View {
  var color: Color = .blue
  var width: CGFloat? = 32
  var height: CGFloat? = 24

  init(_ color: Color = .blue, width: CGFloat? = 32, height: CGFloat? = 24) {
    self.color = color
    self.width = width
    self.height = height
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 4).fill(color).frame(width: width, height: height)
  }
}
