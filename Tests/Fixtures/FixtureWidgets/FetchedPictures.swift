import SwiftUI
import WidgetKit

/// Pictures of harbours that their views fetch.
struct FetchedPictures: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "fetched-pictures", provider: Steady()) { _ in
      Pictures().containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }

  struct Pictures: View {
    var body: some View {
      VStack {
        Picture(name: "skagen.png")
        Picture(name: "nowhere.png")
      }
    }
  }

  struct Picture: View {
    let name: String

    var body: some View {
      AsyncImage(url: URL(string: "https://example.com/\(name)"), scale: 2) { phase in
        switch phase {
        case .empty: Text(verbatim: "\(name) is loading")
        case .success(let image): image
        case .failure(let error): Text(verbatim: "\(name): \(error.localizedDescription)")
        @unknown default: EmptyView()
        }
      }
    }
  }
}

#Preview("Harbours", traits: .fixedLayout(width: 200, height: 80)) { FetchedPictures.Pictures() }
