import SwiftUI
import SystemDesigns

/// The views with which doordash-oss/swiftui-preview-snapshots @36cd366 tests itself, in a host of
/// 400 × 400 points: at @1x on iOS, and at @2x in a dark window on a Mac.
@MainActor
enum PreviewSnapshots {
  static let pictures: [ReferencePicture] =
    [
      phone("ex-observableobjectview-empty-ios") { EntryForm(entered: "") },
      phone("ex-observableobjectview-too-short-ios") {
        EntryForm(entered: "Hi", problem: "Message Too Short")
      },
      phone("ex-observableobjectview-valid-ios") { EntryForm(entered: "Hello World") },
    ]
    + both("modify-long-message") { BorderedTitle(message: pangram) }
    + both("namedpreviewstate-short") {
      Article(title: "Hello", subtitle: "PreviewSnapshots", message: "This is a test")
    }
    + both("tuplestate-large") {
      Counter(message: "Hello PreviewSnapshotsTests", count: 1_000)
    }
    + both("tuplestate-small") { Counter(message: "Hello", count: 1) }

  private static let pangram =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt "
    + "ut labore et dolore magna aliqua."

  private static func phone<V: View>(
    _ id: String, @ViewBuilder _ view: @escaping () -> V
  ) -> ReferencePicture {
    ReferencePicture("dd-" + id, .fixed(400, 400), Traits(design: .iOS18), view: view)
  }

  private static func both<V: View>(
    _ id: String, @ViewBuilder _ view: @escaping () -> V
  ) -> [ReferencePicture] {
    [
      phone(id + "-ios", view),
      ReferencePicture(
        "dd-" + id + "-macos", .fitting,
        Traits(colorScheme: .dark, design: .macOS15)
      ) {
        // AppKit's windowBackgroundColor in dark mode, which is 38 in the picture's own color space.
        view().frame(width: 400, height: 400).background(Color(white: 50.0 / 255))
      },
    ]
  }
}

private struct EntryForm: View {
  @State var entered: String
  var problem: String?

  var body: some View {
    VStack(spacing: 8) {
      TextField("Input", text: $entered)
      if let problem {
        Text(problem).font(.caption).foregroundColor(.red)
      }
      Button("Submit") {}
    }
    .padding(8)
  }
}

private struct BorderedTitle: View {
  let message: String
  var body: some View {
    Text(message).font(.title).padding(8).border(Color.blue)
  }
}

private struct Article: View {
  let title: String
  let subtitle: String
  let message: String

  var body: some View {
    VStack(spacing: 0) {
      Text(title).font(.title).padding(.bottom, 4)
      Text(subtitle).font(.subheadline).padding(.bottom, 16)
      Text(message).font(.body)
    }
    .padding(8)
  }
}

private struct Counter: View {
  let message: String
  let count: Int

  var body: some View {
    VStack(spacing: 24) {
      Text(message).font(.title)
      HStack(spacing: 4) {
        Button("+") {}
        Text("\(count)")
        Button("-") {}
      }
      .font(.body)
    }
  }
}
