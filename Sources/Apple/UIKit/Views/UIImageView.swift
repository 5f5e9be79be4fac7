import Foundation

/// A view with an image.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  /// Seconds; 0 for a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// 0 for no end.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// - Parameter image: decides the size of the view.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
