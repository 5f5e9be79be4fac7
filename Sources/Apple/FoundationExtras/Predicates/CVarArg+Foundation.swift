import Foundation

// Foundation's types as arguments of `NSPredicate(format:)`, as on Apple's platforms. Values are read as they are, and
// never as words of C.

extension CVarArg where Self: _PredicateArgument {
  public var _cVarArgEncoding: [Int] { [0] }
}

/// A type that a predicate's format takes as an argument.
public protocol _PredicateArgument {}

extension NSObject: @retroactive CVarArg {
  /// The object itself, which is what `%@` of a text's format writes.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
extension Date: @retroactive CVarArg, _PredicateArgument {}
extension UUID: @retroactive CVarArg, _PredicateArgument {}
extension URL: @retroactive CVarArg, _PredicateArgument {}
extension Data: @retroactive CVarArg, _PredicateArgument {}
extension Decimal: @retroactive CVarArg, _PredicateArgument {}
extension Array: @retroactive CVarArg, _PredicateArgument {}
extension Set: @retroactive CVarArg, _PredicateArgument {}
