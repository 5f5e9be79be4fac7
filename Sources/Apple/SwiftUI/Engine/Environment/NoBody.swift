/// Ends the process: the `body` of a primitive has no value, as its type `Never` declares, and
/// nothing in the library calls it.
package func _noBody<V>(_ type: V.Type) -> Never {
  // lint: allow trap, a `Never` can't be returned, and no input leads here
  fatalError("body of \(type) was called; a primitive view has none")
}
