import Foundation

/// A rectangle of a view that constraints name.
///
/// - Support: constraints to it count as ones to its view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// Points, in the view's coordinates.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  private var view: UIView { owningView ?? UIView() }
  public var leadingAnchor: NSLayoutXAxisAnchor { view.leadingAnchor }
  public var trailingAnchor: NSLayoutXAxisAnchor { view.trailingAnchor }
  public var leftAnchor: NSLayoutXAxisAnchor { view.leftAnchor }
  public var rightAnchor: NSLayoutXAxisAnchor { view.rightAnchor }
  public var centerXAnchor: NSLayoutXAxisAnchor { view.centerXAnchor }
  public var topAnchor: NSLayoutYAxisAnchor { view.topAnchor }
  public var bottomAnchor: NSLayoutYAxisAnchor { view.bottomAnchor }
  public var centerYAnchor: NSLayoutYAxisAnchor { view.centerYAnchor }
  public var widthAnchor: NSLayoutDimension { view.widthAnchor }
  public var heightAnchor: NSLayoutDimension { view.heightAnchor }
}

extension UIView {
  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = nil }
  public var safeAreaLayoutGuide: UILayoutGuide { guide() }
  public var layoutMarginsGuide: UILayoutGuide { guide() }
  public var readableContentGuide: UILayoutGuide { guide() }
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
