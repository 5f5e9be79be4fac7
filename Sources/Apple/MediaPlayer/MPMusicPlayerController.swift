import DeviceWorld
import Foundation

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// The controls that players and their controllers share.
public protocol MPMediaPlayback {
  func prepareToPlay()
  func play()
  func pause()
  func stop()
  var currentPlaybackTime: TimeInterval { get set }
  var currentPlaybackRate: Float { get set }
}

/// The player of the world file, which stays as it is.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
  private static let player = MPMusicPlayerController()
  open class var systemMusicPlayer: MPMusicPlayerController { player }
  open class var applicationMusicPlayer: MPMusicPlayerController { player }
  open class var applicationQueuePlayer: MPMusicPlayerController { player }

  open var nowPlayingItem: MPMediaItem? {
    get { MPMediaLibrary.section()?.nowPlaying.map { MPMediaItem($0, place: -1) } }
    set { rests("nowPlayingItem") }
  }
  open var playbackState: MPMusicPlaybackState {
    guard let section = MPMediaLibrary.section(), section.nowPlaying != nil else { return .stopped }
    return section.isPlaying ?? true ? .playing : .paused
  }
  /// Seconds.
  open var currentPlaybackTime: TimeInterval {
    get { MPMediaLibrary.section()?.elapsed ?? 0 }
    set { rests("currentPlaybackTime") }
  }
  open var currentPlaybackRate: Float {
    get { playbackState == .playing ? 1 : 0 }
    set { rests("currentPlaybackRate") }
  }
  open var indexOfNowPlayingItem: Int { nowPlayingItem == nil ? NSNotFound : 0 }
  open var repeatMode = MPMusicRepeatMode.none
  open var shuffleMode = MPMusicShuffleMode.off
  open var isPreparedToPlay: Bool { false }

  private func rests(_ call: String) {
    DeviceAnswers.rests(
      "MPMusicPlayerController.\(call)", "nothing is played while frames are made")
  }
  open func setQueue(with query: MPMediaQuery) { rests("setQueue(with:)") }
  open func setQueue(with itemCollection: MPMediaItemCollection) { rests("setQueue(with:)") }
  open func setQueue(with storeIDs: [String]) { rests("setQueue(with:)") }
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) { rests("setQueue(with:)") }
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) { rests("append(_:)") }
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) { rests("prepend(_:)") }
  open func prepareToPlay() {}
  /// Prepares nothing; the block is called with an error at once.
  @preconcurrency
  open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    rests("prepareToPlay(completionHandler:)")
    Callback.onQueue { completionHandler(MPError(.notFound)) }
  }
  open func play() { rests("play()") }
  open func pause() { rests("pause()") }
  open func stop() { rests("stop()") }
  open func skipToNextItem() { rests("skipToNextItem()") }
  open func skipToPreviousItem() { rests("skipToPreviousItem()") }
  open func skipToBeginning() { rests("skipToBeginning()") }
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

extension Notification.Name {
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Self(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Self(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMediaLibraryDidChange = Self("MPMediaLibraryDidChangeNotification")
}

public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// The app's playback as the system would show it. It is kept, and shown nowhere.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  open var nowPlayingInfo: [String: Any]? {
    didSet {
      DeviceAnswers.rests("MPNowPlayingInfoCenter.nowPlayingInfo", "the system shows none here")
    }
  }
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}
/// A press of a button on the Lock Screen or on headphones; there are none.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {}
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func removeTarget(_ target: Any?) {}
}
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPRemoteCommand()
  public let skipBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
}
