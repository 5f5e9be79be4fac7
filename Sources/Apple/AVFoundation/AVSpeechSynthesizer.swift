import DeviceWorld
import Foundation

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  open var identifier: String { language }
  open var name: String { language }
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  public init?(identifier: String) { language = identifier }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { "en-US" }
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// The voice that reads texts, silent here.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public override init() {}
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {
    DeviceAnswers.rests("AVSpeechSynthesizer.speak(_:)", "a picture isn't heard")
  }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  @discardableResult open func continueSpeaking() -> Bool { true }
}

/// The access to camera and microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
}
/// A camera or microphone. There are none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  @preconcurrency
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { Callback.onQueue { handler(false) } }
}
