import DataStore
import Foundation

/// A value of an app's in a predicate.
package protocol PredicateOperand {
  var storeOperand: StoreOperand { get }
}

extension StoreOperand {
  /// - Parameter value: an argument of a format: a value, a list of values, an object.
  init(argument value: Any?) {
    guard let value else {
      self = .value(.null)
      return
    }
    switch value {
    case let operand as any PredicateOperand: self = operand.storeOperand
    case let array as NSArray where type(of: value) is NSArray.Type:
      self = .list((0..<array.count).map { StoreOperand(argument: array[$0]) })
    case let set as NSSet where type(of: value) is NSSet.Type:
      self = .list(set.allObjects.map { StoreOperand(argument: $0) })
    case let set as NSOrderedSet where type(of: value) is NSOrderedSet.Type:
      self = .list((0..<set.count).map { StoreOperand(argument: set[$0]) })
    case let list as [Any]: self = .list(list.map { StoreOperand(argument: $0) })
    case let set as Set<AnyHashable>: self = .list(set.map { StoreOperand(argument: $0.base) })
    default:
      self = .value(StoredValue(any: value) ?? .null)
    }
  }
}
