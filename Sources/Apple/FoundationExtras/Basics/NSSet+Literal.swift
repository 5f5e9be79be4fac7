import Foundation

/// A class of sets that an array's literal makes, as `project.items = []`; Foundation on Linux has that for arrays alone.
///
/// A class that isn't final takes the initialiser of a protocol by an extension of a protocol only.
public protocol _SetLiteral: ExpressibleByArrayLiteral {}

extension _SetLiteral {
  public init(arrayLiteral elements: Any...) {
    let set: NSObject =
      switch Self.self {
      case is NSMutableSet.Type: NSMutableSet(array: elements)
      case is NSSet.Type: NSSet(array: elements)
      case is NSMutableOrderedSet.Type: NSMutableOrderedSet(array: elements)
      default: NSOrderedSet(array: elements)
      }
    guard let own = set as? Self else { fatalError("No literal makes a set of \(Self.self).") }
    self = own
  }
}

extension NSSet: @retroactive ExpressibleByArrayLiteral, _SetLiteral {
  public typealias ArrayLiteralElement = Any
}
extension NSOrderedSet: @retroactive ExpressibleByArrayLiteral, _SetLiteral {
  public typealias ArrayLiteralElement = Any
}
