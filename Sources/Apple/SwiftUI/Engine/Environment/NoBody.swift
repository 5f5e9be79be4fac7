/// A primitive's `body` is not for calling; its type says so, and nothing in the library does.
package func _noBody<V>(_ type: V.Type) -> Never {
  // lint: allow trap, a `Never` can't be returned, and no input leads here
  fatalError("body of \(type) was called; a primitive view has none")
}
