import AVFoundation
import DeviceWorld
import Foundation

/// The abilities of a device's hardware to play.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// The engine of a device's haptics. There are none, as on an iPad: it can't be made.
///
/// With Apple it is an `NSObject`, whose initialiser can't throw here.
open class CHHapticEngine: @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning = 2 }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  public init() throws {
    DeviceAnswers.rests("CHHapticEngine()", "there is no hardware for haptics")
    throw CHHapticError(.notSupported)
  }
  public convenience init(audioSession: AVAudioSession?) throws { try self.init() }

  open var currentTime: TimeInterval { 0 }
  open var stoppedHandler: @Sendable (StoppedReason) -> Void = { _ in }
  open var resetHandler: @Sendable () -> Void = {}
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var isAutoShutdownEnabled = false

  open func start() throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    completionHandler?(CHHapticError(.notSupported))
  }
  open func start() async throws { throw CHHapticError(.notSupported) }
  open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction
  ) { _ = finishedHandler(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// A player of a pattern; no engine makes one.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ curve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  func cancel() throws
}

/// A player that loops, pauses and seeks; no engine makes one.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}
