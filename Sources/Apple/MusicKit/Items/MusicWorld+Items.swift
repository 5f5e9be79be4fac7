import DeviceWorld

/// The items of the world file.
extension MusicWorld {
  static func library() throws -> [MusicFacts] { facts(try permitted().library) }
  /// The songs of the catalog: the library's, where the file has none.
  static func catalog() throws -> [MusicFacts] {
    let section = try permitted()
    return facts(section.catalog ?? section.library)
  }
  private static func facts(_ items: [MediaSection.Item]?) -> [MusicFacts] {
    (items ?? []).enumerated().map { MusicFacts($0.element, place: $0.offset) }
  }

  static var nowPlaying: MusicFacts? {
    guard let section = section(), let item = section.nowPlaying else { return nil }
    let own = MusicFacts(item, place: -1)
    // One that is in the library as well is the library's.
    guard item.id == nil else { return own }
    return facts(section.library).first { $0.title == own.title && $0.artist == own.artist } ?? own
  }

  static func playlists() throws -> [Playlist] {
    let section = try permitted(), songs = facts(section.library)
    return (section.playlists ?? []).map { list in
      Playlist(
        name: list.name,
        songs: (list.songs ?? []).compactMap { title in songs.first { $0.title == title } })
    }
  }

  static func albums(_ songs: [MusicFacts]) -> [Album] {
    grouped(songs) { $0.albumID }.compactMap(Album.init(songs:))
  }
  static func artists(_ songs: [MusicFacts]) -> [Artist] {
    grouped(songs.filter { !$0.artist.isEmpty }) { $0.artistID }.compactMap(Artist.init(songs:))
  }
  static func genres(_ songs: [MusicFacts]) -> [Genre] {
    grouped(songs) { $0.genre }.compactMap { $0.first?.genre.map(Genre.init(name:)) }
  }

  /// The songs by their key, in the order of each key's first song.
  private static func grouped(
    _ songs: [MusicFacts], by key: (MusicFacts) -> String?
  ) -> [[MusicFacts]] {
    var order: [String] = [], groups: [String: [MusicFacts]] = [:]
    for song in songs {
      guard let key = key(song) else { continue }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(song)
    }
    return order.compactMap { groups[$0] }
  }
}
