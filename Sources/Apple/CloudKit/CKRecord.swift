import CoreLocation
import DeviceWorld
import Foundation

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKRecordZoneDefaultName = "_defaultZone"

/// A value of a record's field.
public protocol CKRecordValue {}
public protocol CKRecordValueProtocol {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue, CKRecordValueProtocol {}
extension NSArray: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSData: CKRecordValue {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension CLLocation: CKRecordValue, CKRecordValueProtocol {}
extension CKAsset: CKRecordValue, CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValue, CKRecordValueProtocol {}

/// A file of a record.
open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A zone of a database. There is the default one.
open class CKRecordZone: NSObject, @unchecked Sendable {
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String
    public init(
      zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName
    ) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }
    public static let `default` = ID()
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID)?.zoneName == zoneName && (object as? ID)?.ownerName == ownerName
    }
    open override var hash: Int { zoneName.hashValue }
  }
  public let zoneID: ID
  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// A row of a database.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  /// The name of a record in its zone.
  open class ID: NSObject, NSCopying, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID)?.recordName == recordName && (object as? ID)?.zoneID == zoneID
    }
    open override var hash: Int { recordName.hashValue }
  }

  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
  /// A record's link to another one.
  open class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Reference)?.recordID == recordID
    }
    open override var hash: Int { recordID.hash }
  }

  public let recordType: RecordType
  public let recordID: ID
  public private(set) var creationDate: Date?
  public private(set) var modificationDate: Date?
  private var values: [String: Any] = [:]
  private var changed: Set<String> = []
  open var parent: Reference?

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }

  convenience init(_ record: CloudSection.Record, place: Int) {
    self.init(
      recordType: record.type, recordID: ID(recordName: record.name ?? "\(record.type)-\(place)"))
    values = (record.fields ?? [:]).mapValues(Self.fieldValue)
    creationDate = record.created
    modificationDate = record.modified ?? record.created
  }

  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] as? any CKRecordValueProtocol }
    set { set(newValue, key) }
  }
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    set(object, key)
  }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { set(value, key) }
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { set(value, key) }
  }
  private func set(_ value: Any?, _ key: String) {
    values[key] = value
    changed.insert(key)
  }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { changed.sorted() }

  /// Field values by name, and those that every record has.
  var predicateValues: [String: Any] {
    var result = values
    result["creationDate"] = creationDate
    result["modificationDate"] = modificationDate
    result["recordName"] = recordID.recordName
    return result
  }
}
