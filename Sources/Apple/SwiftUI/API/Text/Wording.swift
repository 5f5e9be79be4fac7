import Foundation

// Apple gives a modifier that takes a text an overload for each of `Text`, `LocalizedStringKey` and
// strings. Once one with a plain type for its parameter is chosen, nothing links the argument to the
// view any longer, and the type checker solves the view, with all the closures in it, before it
// learns that `name + "."` is no `Text`: once for each overload, at every level that is nested. A
// parameter whose type has a type variable keeps them together, and then the argument is solved
// first. So ours are three: a literal, what is text or a key already, and strings.

/// A key that is written as a literal where the view `Owner` is modified.
public struct _WrittenKey<Owner>: ExpressibleByStringInterpolation {
  fileprivate let text: Text

  init(_ text: Text) { self.text = text }
  public init(_ value: String) { text = Text(LocalizedStringKey(value)) }
  public init(stringLiteral value: String) { text = Text(LocalizedStringKey(value)) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    text = Text(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension _WrittenKey: Sendable {}

/// A text that a modifier takes and that isn't a string: `Text`, a key, a resource.
public protocol _Wording {
  var _text: Text { get }
}

extension Text: _Wording {
  public var _text: Text { self }
  package init<Owner>(_ written: _WrittenKey<Owner>) { self = written.text }
}
extension LocalizedStringKey: _Wording {
  public var _text: Text { Text(self) }
}
extension LocalizedStringResource: _Wording {
  public var _text: Text { Text(self) }
}
