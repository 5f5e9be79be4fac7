import DeviceWorld
import Foundation

/// A wish to have speech recognized.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
  public override init() {}
}

/// A wish to have a recording recognized.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL) { url = URL }
}

/// A wish to have sound recognized while it is heard.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  open func endAudio() {}
}

/// The result so far, which is empty: no speech is recognized.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}

/// The text of recognized speech.
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
}

/// A recognition, which has ended with an error.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var isCancelled: Bool { false }
  open var isFinishing: Bool { true }
  open func finish() {}
  open func cancel() {}
}

extension SFSpeechRecognizer {
  /// Recognizes nothing: the handler is called once, with an error.
  @discardableResult
  public func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    DeviceAnswers.rests(
      "SFSpeechRecognizer.recognitionTask(with:resultHandler:)", "nothing is heard here")
    let then = Passed(resultHandler)
    Callback.onMain { then.value(nil, NSError(domain: "kAFAssistantErrorDomain", code: 1700)) }
    return SFSpeechRecognitionTask()
  }
}
