import BackgroundTasks
import CoreML
import Foundation
import Speech
import Testing

/// Work that apps do outside of a picture: typical uses compile, answer as on a device that refuses, and say so.
extension FrameworkTests {
  /// https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler: a handler is registered by identifier, and a
  /// request is submitted with the earliest date to begin.
  @Test func aRefreshIsScheduledAndNeverLaunched() async throws {
    try Self.enter()
    let scheduler = BGTaskScheduler.shared
    let isRegistered = scheduler.register(
      forTaskWithIdentifier: "org.example.refresh", using: nil
    ) { task in
      task.expirationHandler = { task.setTaskCompleted(success: false) }
      Issue.record("a task was launched")
    }
    #expect(isRegistered)
    let request = BGProcessingTaskRequest(identifier: "org.example.refresh")
    request.earliestBeginDate = try Self.date("2026-01-09T10:00:00Z")
    request.requiresNetworkConnectivity = true
    try scheduler.submit(request)
    let pending = await scheduler.pendingTaskRequests()
    #expect(pending.contains { $0.identifier == "org.example.refresh" })
    scheduler.cancel(taskRequestWithIdentifier: "org.example.refresh")
    #expect(
      await !scheduler.pendingTaskRequests().contains { $0.identifier == "org.example.refresh" })
    #expect(Self.codes() == ["device-rests"])
  }

  /// https://developer.apple.com/documentation/speech/sfspeechrecognizer: an app asks for authorization before it recognizes.
  @Test func speechIsNotRecognized() async throws {
    try Self.enter()
    let status = await withCheckedContinuation { continuation in
      SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
    }
    #expect(status != .authorized)
    let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en_US"))
    #expect(recognizer?.isAvailable != true)
    let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/none.m4a"))
    request.shouldReportPartialResults = false
    let isRefused = await withCheckedContinuation { continuation in
      recognizer?.recognitionTask(with: request) { result, error in
        continuation.resume(returning: result == nil && error != nil)
      }
    }
    #expect(isRefused)
    #expect(Self.codes() == ["device-rests"])
  }

  /// https://developer.apple.com/documentation/coreml/mlmultiarray: values by index, row after row.
  @Test func anArrayOfNumbersHoldsThem() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    #expect(array.count == 6)
    array[4] = 2.5
    #expect(array[[1, 1]] == 2.5)
    let features = try MLDictionaryFeatureProvider(dictionary: ["steps": 4200.0])
    #expect(features.featureNames == ["steps"])
    #expect(features.featureValue(for: "steps")?.doubleValue == 4200)
    let configuration = MLModelConfiguration()
    configuration.computeUnits = .cpuOnly
    #expect(throws: MLModelError.self) {
      try MLModel(contentsOf: URL(fileURLWithPath: "/none.mlmodelc"), configuration: configuration)
    }
  }
}
