import UIKit

/// A view controller that shows a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives of interfaces aren't read.
  public required init?(coder: NSCoder) { nil }

  /// The size that the view chooses, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let renderer = ImageRenderer(content: rootView)
    renderer.proposedSize = ProposedViewSize(size)
    return renderer.displayList.size
  }
}
