import Foundation

extension CGRect {
  /// - Returns: nil where nothing is left.
  func moved(inwards amount: CGFloat) -> CGRect? {
    if amount == 0 { return self }
    guard width >= 2 * amount, height >= 2 * amount else { return nil }
    return insetBy(dx: amount, dy: amount)
  }
}
