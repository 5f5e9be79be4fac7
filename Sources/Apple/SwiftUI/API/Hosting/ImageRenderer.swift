import Combine
import CoreGraphics
import DisplayList
import Foundation
import Typesetting
import UIKit

/// Draws a view into an image.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content { willSet { change() } }
  /// The size proposed to the view; its own where a side is nil.
  public var proposedSize = ProposedViewSize.unspecified { willSet { change() } }
  /// Pixels per point.
  public var scale: CGFloat = 1 { willSet { change() } }
  /// Whether nothing shows through: what the view leaves free is black.
  public var isOpaque = false { willSet { change() } }
  /// Colours are always drawn in sRGB.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { change() } }

  /// Sends when a property that the picture depends on is set.
  public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()

  private var drawn: DisplayList?

  private func change() {
    drawn = nil
    objectWillChange.send()
  }

  public init(content view: Content) { content = view }

  /// 1 GB of them; a view without an end has more.
  private static var mostPixels: CGFloat { 268_435_456 }

  /// The picture of the view; nil for a view whose size is zero or too large.
  public var cgImage: CGImage? {
    let list = displayList
    let pixels = list.size.width * list.size.height * scale * scale
    guard pixels > 0, pixels <= Self.mostPixels, scale > 0 else { return nil }
    return CGImage.rendering(list, scale: scale, isOpaque: isOpaque)
  }

  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Calls `renderer` with the view's size in points, and a closure that draws it into a context.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    let list = displayList
    renderer(list.size) { $0.draw(list.commands, size: list.size) }
  }

  /// The picture as a value.
  package var displayList: DisplayList {
    if let drawn { return drawn }
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.surface = .image
    let list = ViewRenderer(typesetter: ImageRendering.typesetter).renderFitting(
      content, proposal: proposedSize, environment: environment,
      displayDate: ImageRendering.date)
    drawn = list
    return list
  }
}

/// The values that all image renderers share.
private enum ImageRendering {
  @MainActor static let typesetter = Typesetter()
  /// The moment that relative dates count from: 9 January 2026, 9:41 UTC, as frames have by default.
  static let date = Date(timeIntervalSince1970: 1_767_951_660)
}
