import DeviceWorld
import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// The recognizer of speech, which is never available.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  public override init() { locale = .current }
  public init?(locale: Locale) { self.locale = locale }
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    DeviceAnswers.rests(
      "SFSpeechRecognizer.requestAuthorization(_:)", "an extension can't ask the person")
    Callback.onQueue { handler(.denied) }
  }
}
