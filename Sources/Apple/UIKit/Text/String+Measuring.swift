import Foundation

extension NSAttributedString {
  /// The size of the text in one line, or in as many as it has line feeds; points.
  public func size() -> CGSize { TextMeasure().size(of: self) }

  /// - Parameter size: points; lines end at its width with `usesLineFragmentOrigin` alone. The height has no effect.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let width = wraps && size.width < 1_000_000 ? size.width : nil
    let size = TextMeasure(width: width).size(of: self)
    context?.totalBounds = CGRect(origin: .zero, size: size)
    return CGRect(origin: .zero, size: size)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

// Foundation's bridging gives a String the methods of NSString on Apple's systems.

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
