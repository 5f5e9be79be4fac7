/// The resolution of conflicts: two objects with the same unique value, or one object changed in two contexts.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  open private(set) var mergeType: NSMergePolicyType

  public init(merge type: NSMergePolicyType) { mergeType = type }

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

public let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject =
  NSMergePolicy.mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject =
  NSMergePolicy.mergeByPropertyObjectTrump
public let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
public let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback
