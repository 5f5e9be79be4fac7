@_spi(Reflection) import Swift

/// The stored properties of a type that take part in the graph, found once for each type by the
/// runtime's field records: the offset within the value, and how to install what is there.
struct DynamicProperties {
  private struct Field {
    let offset: Int
    let install: (UnsafeMutableRawPointer, _ViewInputs, Int) -> Void
  }

  private let fields: [Field]
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: DynamicProperties] = [:]

  static func of(_ type: Any.Type) -> DynamicProperties {
    if let known = cache[ObjectIdentifier(type)] { return known }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, install: installer(property)))
      }
      return true
    }
    let found = DynamicProperties(fields: fields)
    cache[ObjectIdentifier(type)] = found
    return found
  }

  private static func installer<P: DynamicProperty>(
    _ type: P.Type
  ) -> (UnsafeMutableRawPointer, _ViewInputs, Int) -> Void {
    { pointer, inputs, offset in
      let property = pointer.assumingMemoryBound(to: P.self)
      DynamicProperties.of(P.self).install(at: pointer, inputs, from: offset)
      property.pointee._install(inputs, offset)
      property.pointee.update()
    }
  }

  /// Nothing to do for most views: then not even the address is taken.
  @inline(__always)
  func install<V>(into value: inout V, _ inputs: _ViewInputs) {
    if fields.isEmpty { return }
    withUnsafeMutablePointer(to: &value) {
      install(at: UnsafeMutableRawPointer($0), inputs, from: 0)
    }
  }

  private func install(at pointer: UnsafeMutableRawPointer, _ inputs: _ViewInputs, from base: Int) {
    for field in fields { field.install(pointer + field.offset, inputs, base + field.offset) }
  }
}
