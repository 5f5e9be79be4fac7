import DeviceWorld
import Foundation
import FoundationNetworking

/// A question for items of the catalog by their identifier or another property.
public struct MusicCatalogResourceRequest<MusicItemType: FilterableMusicItem>: Sendable {
  public var limit: Int?
  /// Properties that come loaded.
  public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []
  private let matches: @Sendable (MusicItemType) -> Bool

  public init<Value: Equatable>(
    matching property: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value
  ) { self.init(matching: property, memberOf: [value]) }
  public init<Value: Equatable>(
    matching property: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]
  ) {
    let property = Passed(property), values = Passed(values)
    matches = { values.value.contains($0._filter[keyPath: property.value]) }
  }

  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
    let found = try MusicItemType._catalog().filter(matches)
    let names = Set(properties.map(\.name))
    let items = (limit.map { Array(found.prefix(max($0, 0))) } ?? found).map { item in
      ((item as? any MusicPropertyContainer)?._loading(names) as? MusicItemType) ?? item
    }
    return MusicCatalogResourceResponse(items: MusicItemCollection(items))
  }
}
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// A question for the songs that were played last.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
    let found = try MusicItemType._recentlyPlayed().dropFirst(max(offset ?? 0, 0))
    return MusicRecentlyPlayedResponse(
      items: MusicItemCollection(limit.map { found.prefix(max($0, 0)) } ?? found))
  }
}
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// An album, playlist or station that was played.
public enum RecentlyPlayedMusicItem: MusicItem, Hashable, Identifiable {
  case album(Album), playlist(Playlist), station(Station)
  public var id: MusicItemID {
    switch self {
    case .album(let album): album.id
    case .playlist(let playlist): playlist.id
    case .station(let station): station.id
    }
  }
  public var title: String {
    switch self {
    case .album(let album): album.title
    case .playlist(let playlist): playlist.name
    case .station(let station): station.name
    }
  }
  public var subtitle: String? {
    switch self {
    case .album(let album): album.artistName
    case .playlist(let playlist): playlist.curatorName
    case .station(let station): station.stationProviderName
    }
  }
  public var artwork: Artwork? {
    switch self {
    case .album(let album): album.artwork
    case .playlist(let playlist): playlist.artwork
    case .station(let station): station.artwork
    }
  }
}
/// A question for the albums whose songs were played last.
public struct MusicRecentlyPlayedContainerRequest: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicRecentlyPlayedContainerResponse {
    let albums = MusicWorld.albums(try Song._recentlyPlayed().map(\.facts))
      .map(RecentlyPlayedMusicItem.album).dropFirst(max(offset ?? 0, 0))
    return MusicRecentlyPlayedContainerResponse(
      items: MusicItemCollection(limit.map { albums.prefix(max($0, 0)) } ?? albums))
  }
}
public struct MusicRecentlyPlayedContainerResponse: Hashable, Sendable {
  public let items: MusicItemCollection<RecentlyPlayedMusicItem>
}

/// A question to Apple Music's server. It is answered by the fixtures of `--network`.
public struct MusicDataRequest: Sendable {
  public var urlRequest: URLRequest
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
  public static var currentCountryCode: String {
    get async throws {
      DeviceAnswers.world.store?.countryCode?.prefix(2).lowercased() ?? "us"
    }
  }
  public func response() async throws -> MusicDataResponse {
    _ = try MusicWorld.permitted()
    let (data, response) = try await URLSession.shared.data(for: urlRequest)
    return MusicDataResponse(data: data, urlResponse: response)
  }
}
public struct MusicDataResponse: @unchecked Sendable {
  public let data: Data
  public let urlResponse: URLResponse
}
