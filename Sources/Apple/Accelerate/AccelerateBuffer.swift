/// A vector whose elements are one after the other in memory.
public protocol AccelerateBuffer<Element> {
  associatedtype Element
  var count: Int { get }
  func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

extension Array: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(self) }
}
extension UnsafeMutableBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(UnsafeBufferPointer(self)) }
}
