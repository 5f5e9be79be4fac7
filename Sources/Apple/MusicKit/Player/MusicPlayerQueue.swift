import Combine
import Foundation

extension MusicPlayer {
  /// The entries that a player plays: a player's own holds what the world file has playing, and another its first.
  open class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }

    private let isWorlds: Bool
    private let first: Entry?
    init(isWorlds: Bool) {
      self.isWorlds = isWorlds
      first = nil
    }

    public required init(arrayLiteral elements: any PlayableMusicItem...) {
      isWorlds = false
      first = elements.first.flatMap(Entry.init(any:))
    }
    public init<Items: Sequence>(
      for items: Items, startingAt start: Items.Element? = nil
    ) where Items.Element: PlayableMusicItem {
      isWorlds = false
      first = (start ?? Array(items).first).flatMap(Entry.init(any:))
    }
    public init(album: Album, startingAt track: Track) {
      isWorlds = false
      first = Entry(any: track)
    }
    public init(playlist: Playlist, startingAt entry: Playlist.Entry) {
      isWorlds = false
      first = Entry(entry.song)
    }
    public init<Entries: Sequence>(
      _ entries: Entries, startingAt start: Entry? = nil
    ) where Entries.Element == Entry {
      isWorlds = false
      first = start ?? Array(entries).first
    }

    public var currentEntry: Entry? {
      get { isWorlds ? MusicWorld.nowPlaying.map { Entry(Song($0)) } : first }
      set { MusicWorld.rests("MusicPlayer.Queue.currentEntry") }
    }
    public func insert<Item: PlayableMusicItem>(
      _ item: Item, position: EntryInsertionPosition
    ) async throws { MusicWorld.rests("MusicPlayer.Queue.insert(_:position:)") }
    public func insert<Items: Sequence>(
      _ items: Items, position: EntryInsertionPosition
    ) async throws where Items.Element: PlayableMusicItem {
      MusicWorld.rests("MusicPlayer.Queue.insert(_:position:)")
    }

    /// An item of a queue.
    public struct Entry: Identifiable, Hashable, Sendable, CustomStringConvertible {
      public enum Item: Hashable, Sendable, MusicItem {
        case song(Song), musicVideo(MusicVideo)
        public var id: MusicItemID {
          switch self {
          case .song(let song): song.id
          case .musicVideo(let video): video.id
          }
        }
      }

      let song: Song?
      public let id: String
      public let title: String
      public let subtitle: String?
      public let artwork: Artwork?

      init(_ song: Song) {
        self.song = song
        id = song.id.rawValue
        title = song.title
        subtitle = song.artistName
        artwork = song.artwork
      }
      init?(any item: any PlayableMusicItem) {
        switch item {
        case let song as Song: self.init(song)
        case .song(let song) as Track: self.init(song)
        case let album as Album:
          guard let first = album.songs.first else { return nil }
          self.init(Song(first))
        case let playlist as Playlist:
          guard let first = playlist.songs.first else { return nil }
          self.init(Song(first))
        default: return nil
        }
      }
      public init<Playable: PlayableMusicItem>(
        _ item: Playable, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil
      ) {
        guard let entry = Entry(any: item) else {
          song = nil
          id = item.id.rawValue
          title = ""
          subtitle = nil
          artwork = nil
          return
        }
        self = entry
      }

      public var item: Item? { song.map { .song($0) } }
      public var isTransient: Bool { false }
      public var startTime: TimeInterval? { nil }
      public var endTime: TimeInterval? { song?.duration }
      public var description: String {
        let subtitle = subtitle.map { #", subtitle: "\#($0)""# } ?? ""
        return #"MusicPlayer.Queue.Entry(id: "\#(id)", title: "\#(title)"\#(subtitle))"#
      }
    }
  }
}
