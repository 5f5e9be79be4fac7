import DeviceWorld
import Foundation

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// A condition of a query.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  public let value: Any?
  public let property: String
  public let comparisonType: MPMediaPredicateComparison
  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
  }
  func holds(_ item: MPMediaItem) -> Bool {
    guard let own = item.value(forProperty: property), let value else { return false }
    let texts = ("\(own)".lowercased(), "\(value)".lowercased())
    return comparisonType == .equalTo ? texts.0 == texts.1 : texts.0.contains(texts.1)
  }
}

/// Items that belong together.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
  open var persistentID: MPMediaEntityPersistentID { items.first?.persistentID ?? 0 }
}
/// A playlist, of which there are none.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { nil }
}

/// A question for items of the library.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  public override init() {}
  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { grouped(.album) }
  open class func artists() -> MPMediaQuery { grouped(.artist) }
  open class func genres() -> MPMediaQuery { grouped(.genre) }
  /// A library of a world file has no playlists.
  open class func playlists() -> MPMediaQuery { grouped(.playlist) }
  private class func grouped(_ grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }

  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// The items that match; nil without access to the library.
  open var items: [MPMediaItem]? {
    guard MPMediaLibrary.authorizationStatus() == .authorized else { return nil }
    return (MPMediaLibrary.section()?.library ?? []).enumerated()
      .map { MPMediaItem($0.element, place: $0.offset) }
      .filter { item in
        (filterPredicates ?? []).allSatisfy {
          ($0 as? MPMediaPropertyPredicate)?.holds(item) ?? true
        }
      }
  }
  open var collections: [MPMediaItemCollection]? {
    guard groupingType != .playlist else { return items == nil ? nil : [] }
    var order: [String] = []
    var groups: [String: [MPMediaItem]] = [:]
    guard let items else { return nil }
    for item in items {
      let name =
        switch groupingType {
        case .album: item.albumTitle
        case .artist, .albumArtist: item.artist
        case .genre: item.genre
        default: "\(item.persistentID)"
        }
      guard let name else { continue }
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(item)
    }
    return order.map { MPMediaItemCollection(items: groups[$0] ?? []) }
  }
}

/// The person's music.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let library = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { library }

  static func section() -> MediaSection? {
    DeviceAnswers.ask(
      \.media, key: "media", "MPMediaLibrary for music", empty: "not determined and silent")
  }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    guard let section = section() else { return .notDetermined }
    return switch section.authorization {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    case .authorized, nil: .authorized
    }
  }
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    let status = authorizationStatus()
    Callback.onQueue { handler(status == .notDetermined ? .denied : status) }
  }
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    let status = authorizationStatus()
    return status == .notDetermined ? .denied : status
  }
  open var lastModifiedDate: Date { .distantPast }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}
