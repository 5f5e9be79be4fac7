import CoreGraphics
import Foundation

/// The layer of a view. It keeps its properties and is never drawn.
@preconcurrency
open class CALayer: NSObject {
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var backgroundColor: CGColor?
  /// 0…1
  open var opacity: Float = 1
  open var isHidden = false
  open var masksToBounds = false
  /// Points.
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowOpacity: Float = 0
  open var contents: Any?
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
}
