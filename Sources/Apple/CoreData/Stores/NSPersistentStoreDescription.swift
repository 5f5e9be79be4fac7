/// The location of a store, and the options for opening it.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open private(set) var options: [String: NSObject] = [:]
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() {}

  public init(url: URL) { self.url = url }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

  /// The path of the file; nil for a store in memory.
  var path: String? {
    guard type != NSInMemoryStoreType, let url, url.path != "/dev/null" else { return nil }
    return url.path
  }
}

/// The options for mirroring a store to CloudKit, which never happens here.
open class NSPersistentCloudKitContainerOptions: NSObject {
  open var containerIdentifier: String

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
