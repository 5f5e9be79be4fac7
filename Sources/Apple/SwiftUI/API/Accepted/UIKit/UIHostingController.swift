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
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// The sizes of the view that the controller tells of. No view of UIKit is laid out here.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// The safe areas that the view keeps to.
  public var safeAreaRegions: SafeAreaRegions = .all

  /// The size that the view chooses, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let renderer = ImageRenderer(content: rootView)
    renderer.proposedSize = ProposedViewSize(size)
    return renderer.displayList.size
  }
}

/// The sizes of a view that its controller tells of.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
