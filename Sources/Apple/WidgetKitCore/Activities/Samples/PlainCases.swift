/// The cases of enumerations whose type says nothing of them: those without associated values, which are numbers in
/// memory, from 0 on in the order of the source.
enum PlainCases {
  /// - Returns: nil for another type, and for an enumeration with associated values.
  static func value<Value>(of type: Value.Type, at index: Int) -> Value? {
    guard let count = count(of: type), count > 0, MemoryLayout<Value>.size <= 1 else { return nil }
    let number = index % count
    guard MemoryLayout<Value>.size == 1 else {
      // A single case takes no byte.
      return withUnsafeTemporaryAllocation(
        byteCount: max(MemoryLayout<Value>.stride, 1), alignment: MemoryLayout<Value>.alignment
      ) { $0.baseAddress.map { $0.assumingMemoryBound(to: Value.self).pointee } }
    }
    return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { memory in
      memory[0] = UInt8(truncatingIfNeeded: number)
      return memory.baseAddress.map { $0.assumingMemoryBound(to: Value.self).pointee }
    }
  }

  /// The number of cases, by the type's description; nil for what is no enumeration or has associated values.
  private static func count(of type: Any.Type) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The kind of a type's metadata, and the word behind it: its description.
    guard metadata.load(as: UInt.self) == 0x201 else { return nil }
    let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    // Flags, parent, name, access function, fields: four bytes each.
    let withValues = description.load(fromByteOffset: 20, as: UInt32.self) & 0x00FF_FFFF
    guard withValues == 0 else { return nil }
    return Int(description.load(fromByteOffset: 24, as: UInt32.self))
  }
}
