import Foundation

// Methods of objects that a class has as well, since it is an object in Objective-C.
extension NSObject {
  public static func classForCoder() -> AnyClass { self }
}
