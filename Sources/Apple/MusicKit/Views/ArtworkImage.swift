import SwiftUI

/// The picture of artwork. It is loaded as an `AsyncImage` is, so a widget shows its placeholder: the artwork's
/// background color.
///
/// Source: https://developer.apple.com/documentation/musickit/artworkimage
public struct ArtworkImage: View {
  private let artwork: Artwork
  private let width: CGFloat?
  private let height: CGFloat?

  /// - Parameters:
  ///   - width: points.
  ///   - height: points.
  nonisolated public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
    self.init(artwork: artwork, width: width, height: height)
  }
  /// A picture whose height is its width.
  nonisolated public init(_ artwork: Artwork, width: CGFloat) {
    self.init(artwork: artwork, width: width, height: nil)
  }
  nonisolated public init(_ artwork: Artwork, height: CGFloat) {
    self.init(artwork: artwork, width: nil, height: height)
  }
  nonisolated private init(artwork: Artwork, width: CGFloat?, height: CGFloat?) {
    self.artwork = artwork
    self.width = width ?? height
    self.height = height ?? width
  }

  public var body: some View {
    AsyncImage(url: artwork.url(width: Int(width ?? 0), height: Int(height ?? 0))) { image in
      image.resizable()
    } placeholder: {
      artwork.backgroundColor.map { Color(cgColor: $0) } ?? Color(white: 0.5, opacity: 0.3)
    }
    .frame(width: width, height: height)
  }
}
