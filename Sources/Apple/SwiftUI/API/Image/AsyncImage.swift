import DisplayList
import Foundation
import UIKit

/// An image that is fetched. WidgetKit archives what a view shows before anything is fetched, and so does
/// `ImageRenderer`: there it is drawn as its placeholder, and in a widget a diagnostic says so. Fetch the data in the
/// timeline provider. In the preview of an app's view it shows what the recorded network answers.
///
/// Source: Apple's developer forums, threads 709754 (widgets "archive their data") and 652581 ("Drawing the view is a
/// synchronous operation").
///
/// - Support: partly; as its placeholder in a widget and an `ImageRenderer`, loaded in previews of views
public nonisolated struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.asyncImages) private var images
  @Environment(\.surfaceOfControls) private var surface

  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      phase.image ?? Image(uiImage: AsyncImagePlaceholder.image).resizable()
    }
  }

  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  @MainActor public var body: some View {
    content(url.map { images?.phase(of: $0, scale: scale) ?? .empty } ?? .empty)
      .reporting(note)
  }

  private var note: (code: String, message: String)? {
    guard surface == .widget, let url else { return nil }
    return (
      "async-image",
      "AsyncImage of \(url.absoluteString) shows its placeholder: a widget is archived without waiting for images. "
        + "Fetch the data in the timeline provider, and give the entry a UIImage of it."
    )
  }
}

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

private enum AsyncImagePlaceholder {
  /// A pixel of the placeholder's colour: `secondarySystemFill`, light.
  static let image = UIImage(
    ImagePixels(width: 1, height: 1, pixels: [19, 19, 20, 41]), scale: 1)
}
