import Foundation
import ObjectiveCRuntime

/// Descriptors by the name of a property. Foundation on Linux compares by key paths alone: frameworks that know their
/// own properties read the name.
extension NSSortDescriptor {
  // Core Data's are preferred where it is imported: they compare.
  /// - Support: partly; ``compare(_:to:)`` knows no property by its name.
  @_disfavoredOverload
  public convenience init(key: String?, ascending: Bool) {
    self.init(named: key, ascending: ascending)
  }

  @_disfavoredOverload
  public var key: String? { name }

  /// Makes a descriptor that only knows a name; its comparator asks nothing of what it gets.
  package convenience init(named name: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending, comparator: { _, _ in .orderedSame })
    if let name { objc_setAssociatedObject(self, SortKey.slot, name, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The name of a descriptor that was made where Core Data isn't imported.
  package var name: String? { objc_getAssociatedObject(self, SortKey.slot) as? String }
}

private enum SortKey {
  /// An address that nothing else has.
  nonisolated(unsafe) static let slot = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
