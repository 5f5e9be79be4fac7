import DeviceWorld
import Foundation

/// A file or stream of media, without contents here.
open class AVAsset: NSObject, @unchecked Sendable {
  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  open var status: Status { .unknown }
  open var duration: CMTime { asset.duration }
  open func currentTime() -> CMTime { .zero }
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A player, which stays silent.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { rate > 0 ? .playing : .paused }
  public override init() {}
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func play() {
    DeviceAnswers.rests("AVPlayer.play()", "a picture isn't heard")
    rate = 1
  }
  open func pause() { rate = 0 }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(true)
  }
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  open func advanceToNextItem() {}
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of a sound, which stays silent.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var pan: Float = 0
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open private(set) var isPlaying = false
  public init(contentsOf url: URL) throws {
    self.url = url
    _ = try Data(contentsOf: url)
  }
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.url = url
    _ = try Data(contentsOf: url)
  }
  public init(data: Data) throws { url = nil }
  public init(data: Data, fileTypeHint utiString: String?) throws { url = nil }
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    DeviceAnswers.rests("AVAudioPlayer.play()", "a picture isn't heard")
    isPlaying = true
    return true
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
}
