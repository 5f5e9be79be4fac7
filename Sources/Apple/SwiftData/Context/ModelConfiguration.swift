/// The place of a container's store, and whether it may be written to.
public protocol DataStoreConfiguration: Hashable, Identifiable {
  var name: String { get }
  var schema: Schema? { get }
}

public struct ModelConfiguration: DataStoreConfiguration, Sendable, CustomDebugStringConvertible {
  public var name: String
  public var schema: Schema?
  public var url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let groupAppContainerIdentifier: String?
  /// The database of CloudKit's that a device keeps alike; here the store is the device's alone.
  public let cloudKitDatabase: CloudKitDatabase
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }

  public var id: String { url.absoluteString + name }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    groupAppContainerIdentifier = groupContainer.name
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : Self.folder(groupContainer).appendingPathComponent("\(name ?? "default").store")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
    groupContainer = .none
    groupAppContainerIdentifier = nil
    self.cloudKitDatabase = cloudKitDatabase
  }

  public init(
    for first: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) { self.init(schema: Schema([first] + others), isStoredInMemoryOnly: isStoredInMemoryOnly) }

  private static func folder(_ group: GroupContainer) -> URL {
    let manager = FileManager.default
    if let name = group.name,
      let folder = manager.containerURL(forSecurityApplicationGroupIdentifier: name)
    {
      return folder.appendingPathComponent("Library/Application Support")
    }
    return manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// The path of the store's file; nil in memory.
  var path: String? { isStoredInMemoryOnly ? nil : url.path }

  public var debugDescription: String { "ModelConfiguration \(name) at \(url.path)" }

  /// The App Group that a store is in.
  public struct GroupContainer: Hashable, Sendable {
    let name: String?
    private let isAutomatic: Bool

    /// The App Group of the entitlements on a device; here the widget's own folder, since entitlements aren't read.
    public static let automatic = GroupContainer(name: nil, isAutomatic: true)
    public static let none = GroupContainer(name: nil, isAutomatic: false)
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName, isAutomatic: false)
    }
  }

  /// A database of CloudKit's.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?
    private let isAutomatic: Bool
    public static let automatic = CloudKitDatabase(name: nil, isAutomatic: true)
    public static let none = CloudKitDatabase(name: nil, isAutomatic: false)
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name, isAutomatic: false)
    }
  }
}
