import Foundation
import SwiftUI

/// A type with an empty value, which the stub of a missing module answers with.
public protocol _EmptyValue { init() }

/// The type of a stub. Its values are empty as texts, too.
public protocol _StubValue: _EmptyValue, CustomStringConvertible {}

extension _StubValue {
  public var description: String { "" }
}

/// The class of a stub. An initialiser that a protocol demands would be `required`, and classes of the code that inherit
/// from a stub would have to declare it; so the empty value comes from a function.
public protocol _StubObject: AnyObject, CustomStringConvertible {
  /// An object of the stub itself, also where a class that inherits from it is asked.
  static func _empty() -> Any
}

extension _StubObject {
  public var description: String { "" }
}

/// The type of a stub that is a view: it draws what it was made of, and nothing where that isn't a view.
public protocol _StubView: View, _EmptyValue {
  nonisolated init()
  nonisolated init(_stubOf content: AnyView)
}

/// The stub of a view that a method of another view returns, as `Label.title3()`: nearly all such are modifiers.
public func _stubView<Stub: _StubView>(_ view: some View) -> Stub {
  Stub(_stubOf: AnyView(view))
}

/// The stub of a view that a method of another value returns.
@_disfavoredOverload public func _stubView<Value, Stub: _StubView>(_ value: Value) -> Stub {
  Stub()
}

extension String: _EmptyValue {}
extension Int: _EmptyValue {}
extension Double: _EmptyValue {}
extension Float: _EmptyValue {}
extension Bool: _EmptyValue {}
extension Array: _EmptyValue {}
extension Dictionary: _EmptyValue {}
extension Set: _EmptyValue {}
extension Data: _EmptyValue {}
extension Optional: _EmptyValue { public init() { self = nil } }
extension CGFloat: _EmptyValue {}
extension Date: _EmptyValue {}
extension Int8: _EmptyValue {}
extension Int16: _EmptyValue {}
extension Int32: _EmptyValue {}
extension Int64: _EmptyValue {}
extension UInt: _EmptyValue {}
extension UInt8: _EmptyValue {}
extension UInt16: _EmptyValue {}
extension UInt32: _EmptyValue {}
extension UInt64: _EmptyValue {}
extension Decimal: _EmptyValue {}
extension CGPoint: _EmptyValue {}
extension CGSize: _EmptyValue {}
extension CGRect: _EmptyValue {}
extension AttributedString: _EmptyValue {}

/// The empty value of a type. A stub can't make a value of any type; where it can't, the frame fails and names what was
/// asked for.
///
/// - Parameter name: what was asked for, as `Auth.currentUser`.
public func _stub<T>(_ name: String) -> T {
  if let value: T = emptyValue() { return value }
  fatalError("\(name) is of a module that isn't there; its value can't be made.")
}

/// nil where a type has no empty value.
func emptyValue<T>() -> T? {
  if let type = T.self as? any _EmptyValue.Type, let value = type.init() as? T { return value }
  if let type = T.self as? any _StubObject.Type, let value = type._empty() as? T { return value }
  if let value = () as? T { return value }
  if let value = Color.gray as? T { return value }
  if let value = Font.body as? T { return value }
  if let value = Image(systemName: "questionmark.square.dashed") as? T { return value }
  if let value = Text(verbatim: "") as? T { return value }
  if let value = Label("", systemImage: "questionmark.square.dashed") as? T { return value }
  if let value = AnyView(EmptyView()) as? T { return value }
  if let value = URL(string: "about:blank") as? T { return value }
  return world()
}

/// The value of a type that has none which is empty, but one of the device.
private func world<T>() -> T? {
  if let value = DateComponents() as? T { return value }
  if let value = Locale.current as? T { return value }
  if let value = TimeZone.current as? T { return value }
  if let value = Calendar.current as? T { return value }
  if let value = UUID(uuidString: "00000000-0000-0000-0000-000000000000") as? T { return value }
  if let value = UIColor.gray as? T { return value }
  if let value = UIImage() as? T { return value }
  return nil
}
