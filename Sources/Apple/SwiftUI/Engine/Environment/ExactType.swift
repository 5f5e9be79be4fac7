/// The value as another type where its static type is that very one; else nil. It compares two addresses, where a cast with
/// `as?` searches.
@inline(__always)
func exactly<Value, Other>(_ value: Value, as type: Other.Type) -> Other? {
  Value.self == Other.self ? unsafeBitCast(value, to: type) : nil
}
