import Foundation
import ObjectiveCRuntime

/// Descriptors by the name of a property. Foundation on Linux compares by key paths alone: frameworks that know their
/// own properties read the name.
extension NSSortDescriptor {
  // Core Data's are preferred where it is imported: they compare.
  /// - Support: partly; ``compare(_:to:)`` knows no property by its name.
  @_disfavoredOverload
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
    if let key { objc_setAssociatedObject(self, SortKey.slot, key, .OBJC_ASSOCIATION_RETAIN) }
  }

  @_disfavoredOverload
  public var key: String? { objc_getAssociatedObject(self, SortKey.slot) as? String }
}

private enum SortKey {
  /// An address that nothing else has.
  nonisolated(unsafe) static let slot = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
