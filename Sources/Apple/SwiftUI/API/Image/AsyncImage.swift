import DisplayList
import Foundation
import UIKit

/// An image that would be fetched. WidgetKit keeps what a view shows before anything is fetched, and
/// so does `ImageRenderer`: it is drawn as its placeholder. Fetch the data in the timeline provider.
///
/// - Support: partly; always drawn as its placeholder, as in a widget
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: (AsyncImagePhase) -> Content

  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = { _ in Image(uiImage: AsyncImagePlaceholder.image).resizable() }
  }

  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content
  }

  @MainActor public var body: Content { content(.empty) }
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
