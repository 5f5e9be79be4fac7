import Combine
import DeviceWorld
import Foundation

/// The player of the world file, which stays as it is.
open class MusicPlayer: @unchecked Sendable {
  public enum PlaybackStatus: Int, Hashable, Codable, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }
  public enum RepeatMode: Int, Hashable, Codable, Sendable { case none, one, all }
  public enum ShuffleMode: Int, Hashable, Codable, Sendable { case off, songs }
  public enum Transition: Hashable, Sendable {
    case none, crossfade
    public static func crossfade(duration: TimeInterval?) -> Transition { .crossfade }
  }

  /// The state of a player. What is set of it is kept, and changes nothing else.
  public final class State: ObservableObject, @unchecked Sendable {
    public var playbackStatus: PlaybackStatus {
      guard MusicWorld.nowPlaying != nil else { return .stopped }
      return MusicWorld.section()?.isPlaying ?? true ? .playing : .paused
    }
    public var playbackRate: Float {
      get { playbackStatus == .playing ? 1 : 0 }
      set { MusicWorld.rests("MusicPlayer.State.playbackRate") }
    }
    public var repeatMode: RepeatMode? = RepeatMode.none
    public var shuffleMode: ShuffleMode? = .off
    public var audioVariant: AudioVariant? { nil }
  }

  public let state = State()
  let ownQueue: Queue
  init(_ queue: Queue) { ownQueue = queue }

  public var isPreparedToPlay: Bool { false }
  /// Seconds.
  public var playbackTime: TimeInterval {
    get { MusicWorld.section()?.elapsed ?? 0 }
    set { rests("playbackTime") }
  }

  func rests(_ call: String) { MusicWorld.rests("MusicPlayer.\(call)") }
  public func play() async throws { rests("play()") }
  public func pause() { rests("pause()") }
  public func stop() { rests("stop()") }
  public func prepareToPlay() async throws { rests("prepareToPlay()") }
  public func skipToNextEntry() async throws { rests("skipToNextEntry()") }
  public func skipToPreviousEntry() async throws { rests("skipToPreviousEntry()") }
  public func restartCurrentEntry() { rests("restartCurrentEntry()") }
  public func beginSeekingForward() { rests("beginSeekingForward()") }
  public func beginSeekingBackward() { rests("beginSeekingBackward()") }
  public func endSeeking() { rests("endSeeking()") }
}

/// The player of the Music app.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer(Queue(isWorlds: true))
  public var queue: Queue {
    get { ownQueue }
    set { rests("queue") }
  }
}

/// The player of the app itself, which plays the same here.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  public final class Queue: MusicPlayer.Queue, @unchecked Sendable {
    public var entries: [MusicPlayer.Queue.Entry] {
      get { currentEntry.map { [$0] } ?? [] }
      set { MusicWorld.rests("ApplicationMusicPlayer.Queue.entries") }
    }
  }
  public static let shared = ApplicationMusicPlayer(Queue(isWorlds: true))
  public var transition = Transition.none
  public var queue: Queue {
    get { ownQueue as? Queue ?? Queue(isWorlds: true) }
    set { rests("queue") }
  }
}
