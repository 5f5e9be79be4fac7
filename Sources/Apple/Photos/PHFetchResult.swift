import Foundation

/// The objects that were found, in order.
open class PHFetchResult<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType]
  init(_ objects: [ObjectType]) { self.objects = objects }
  open var count: Int { objects.count }
  open var firstObject: ObjectType? { objects.first }
  open var lastObject: ObjectType? { objects.last }
  open func object(at index: Int) -> ObjectType { objects[index] }
  open subscript(index: Int) -> ObjectType { objects[index] }
  open func contains(_ object: ObjectType) -> Bool { objects.contains(object) }
  open func index(of object: ObjectType) -> Int { objects.firstIndex(of: object) ?? NSNotFound }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() where !stop.boolValue {
      block(object, index, &stop)
    }
  }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
}
