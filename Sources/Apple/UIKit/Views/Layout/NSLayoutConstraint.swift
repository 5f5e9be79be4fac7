import Foundation

/// A relation between two sides or lengths of views. It is kept and not solved: no view is laid out.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public private(set) var firstItem: AnyObject?
  public private(set) var secondItem: AnyObject?
  public let relation: Relation
  public let multiplier: CGFloat
  /// Points.
  open var constant: CGFloat
  open var priority: Float = 1000
  open var isActive = false
  open var identifier: String?

  init(
    _ first: AnyObject?, _ relation: Relation, _ second: AnyObject?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    firstItem = first
    secondItem = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
