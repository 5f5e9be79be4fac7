import DisplayList
import Foundation
import SwiftUI
import SystemDesigns
import UIKit

/// A picture that Apple's SwiftUI drew, and a view of our own words that should give it. Drawn as
/// anybody would: by an `ImageRenderer`, from a view with its environment.
@MainActor
struct ReferencePicture {
  /// The name of Apple's picture, without `.png`.
  let id: String
  let traits: Traits
  private let render: (Traits, ColorScheme, CGFloat) -> Drawn?

  /// - Parameter canvas: what the view is put into, points.
  init<V: View>(
    _ id: String, _ canvas: Canvas = .fitting, _ traits: Traits = Traits(),
    @ViewBuilder view: @escaping () -> V
  ) {
    self.id = id
    self.traits = traits
    render = { traits, scheme, scale in
      switch canvas {
      case .fitting:
        return Drawn(traits.apply(to: view(), scheme), .unspecified, scale)
      case .offered(let width, let height):
        return Drawn(
          traits.apply(to: view(), scheme), ProposedViewSize(width: width, height: height), scale)
      case .fixed(let width, let height):
        return Drawn(
          traits.apply(to: view().frame(width: width, height: height), scheme), .unspecified, scale)
      }
    }
  }

  /// - Returns: nil for a view without a size.
  func draw(_ scheme: ColorScheme, scale: CGFloat) -> Drawn? {
    render(traits, traits.colorScheme ?? scheme, scale)
  }

  /// Points.
  enum Canvas {
    /// The view's ideal size, with nothing proposed.
    case fitting
    /// The view's size for a proposal.
    case offered(width: CGFloat? = nil, height: CGFloat? = nil)
    /// A canvas of this size, in points, with the view in its middle, as of a hosting controller.
    case fixed(_ width: CGFloat, _ height: CGFloat)
  }
}

/// The traits under which Apple's picture was drawn, apart from those in its file.
struct Traits {
  /// The one that the picture's file names where it is nil.
  var colorScheme: ColorScheme?
  var typeSize = DynamicTypeSize.large
  var design = SystemDesign.standard
  var locale = "en_US"
  var direction = LayoutDirection.leftToRight

  @MainActor
  func apply<V: View>(to view: V, _ scheme: ColorScheme) -> some View {
    view.environment(\.colorScheme, scheme)
      .environment(\.dynamicTypeSize, typeSize)
      .environment(\.locale, Locale(identifier: locale))
      .environment(\.layoutDirection, direction)
      .environment(\.systemDesign, design)
      // The pictures come from hosting controllers, where an `ImageRenderer` would mark UIKit's views.
      .environment(\.surface, .app)
  }
}

/// Our picture.
@MainActor
struct Drawn {
  let image: ImagePixels
  /// The display list, in points.
  let list: DisplayList

  init?<V: View>(_ view: V, _ proposal: ProposedViewSize, _ scale: CGFloat) {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.proposedSize = proposal
    guard let picture = renderer.cgImage else { return nil }
    image = picture.resource
    list = renderer.displayList
  }
}
