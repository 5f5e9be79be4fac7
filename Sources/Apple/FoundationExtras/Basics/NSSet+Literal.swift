import Foundation

/// A class of sets that an array's literal makes, as `project.items = []`; Foundation on Linux has that for arrays and
/// ordered sets alone.
///
/// A class that isn't final takes the initialiser of a protocol by an extension of a protocol only.
public protocol _SetLiteral: ExpressibleByArrayLiteral {}

extension _SetLiteral {
  /// Makes a set that can change, since `NSMutableSet` inherits the conformance and isn't told from `NSSet` here.
  public init(arrayLiteral elements: Any...) {
    guard let set = NSMutableSet(array: elements) as? Self else {
      fatalError("No literal makes a set of \(Self.self).")
    }
    self = set
  }
}

extension NSSet: @retroactive ExpressibleByArrayLiteral, _SetLiteral {
  public typealias ArrayLiteralElement = Any
}
