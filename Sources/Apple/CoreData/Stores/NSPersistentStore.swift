import DataStore

/// An open store.
open class NSPersistentStore: NSObject {
  let rows: RowStore
  open private(set) var url: URL?
  open private(set) var type: String
  open private(set) var options: [AnyHashable: Any]?
  open weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(_ rows: RowStore, url: URL?, type: String, options: [AnyHashable: Any]?) {
    self.rows = rows
    self.url = url
    self.type = type
    self.options = options
  }

  open var identifier: String! { rows.identifier }
  open var isReadOnly: Bool { rows.isReadOnly }
  open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
  open var metadata: [String: Any]! { [NSStoreUUIDKey: rows.identifier, NSStoreTypeKey: type] }

  /// A kind of store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }
}
