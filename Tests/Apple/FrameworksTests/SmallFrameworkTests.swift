import AVFoundation
import AudioToolbox
import BackgroundTasks
import Contacts
import CoreML
import CoreMotion
import Foundation
import Network
import Speech
import Testing
import WatchConnectivity

extension FrameworkTests {
  /// https://developer.apple.com/documentation/avfoundation/avmakerect(aspectratio:insiderect:): the ratio is kept, and the
  /// rectangle lies within the other.
  @Test func aRectangleFitsIntoAnother() {
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 4), insideRect: bounds)
        == CGRect(x: 35, y: 20, width: 50, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 400, height: 100), insideRect: bounds)
        == CGRect(x: 10, y: 32.5, width: 100, height: 25))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: bounds).size == .zero)
  }

  @Test func stepsAreOfTheTimeThatIsAskedFor() async throws {
    try Self.enter(
      #"""
      {"motion": {"walks": [{"start": "2026-01-09T08:00:00Z", "end": "2026-01-09T10:00:00Z", "steps": 2000,
        "distance": 1500, "floorsAscended": 4}]}}
      """#)
    #expect(CMPedometer.authorizationStatus() == .authorized)
    let data = try await steps(from: "2026-01-09T09:00:00Z", to: "2026-01-09T12:00:00Z")
    #expect(data?.numberOfSteps == 1000)
    #expect(data?.distance == 750)
    #expect(data?.floorsAscended == 2)
    try Self.enter()
    #expect(CMPedometer.authorizationStatus() == .notDetermined)
    #expect(try await steps(from: "2026-01-09T09:00:00Z", to: "2026-01-09T12:00:00Z") == nil)
  }

  private func steps(from start: String, to end: String) async throws -> CMPedometerData? {
    let start = try Self.date(start), end = try Self.date(end)
    return await withCheckedContinuation { continuation in
      CMPedometer().queryPedometerData(from: start, to: end) { data, _ in
        continuation.resume(returning: data)
      }
    }
  }

  @Test func thePathIsTheWorlds() async throws {
    for (text, status, isExpensive) in [
      ("{}", NWPath.Status.unsatisfied, false),
      (#"{"network": {"interface": "cellular"}}"#, .satisfied, true),
      (#"{"network": {"interface": "wifi", "isExpensive": true}}"#, .satisfied, true),
      (#"{"network": {"interface": "none"}}"#, .unsatisfied, false),
    ] {
      try Self.enter(text)
      let monitor = NWPathMonitor()
      let path = await withCheckedContinuation { continuation in
        monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
        monitor.start(queue: DispatchQueue(label: "monitor"))
      }
      monitor.cancel()
      #expect(path.status == status)
      #expect(path.isExpensive == isExpensive)
    }
    #expect(!NWPathMonitor().currentPath.usesInterfaceType(.wifi))
  }

  @Test func theWatchsContextIsTheWorlds() throws {
    try Self.enter(#"{"watch": {"isReachable": true, "context": {"level": 3, "name": "x"}}}"#)
    let session = WCSession.default
    #expect(session.isPaired && session.isReachable)
    #expect(session.receivedApplicationContext["level"] as? Int == 3)
    try session.updateApplicationContext(["a": 1])
    #expect(session.applicationContext["a"] as? Int == 1)
    try Self.enter()
    #expect(!session.isPaired)
  }

  @Test func contactsAreFoundByName() async throws {
    try Self.enter(
      #"""
      {"contacts": {"people": [
        {"givenName": "Ada", "familyName": "Lovelace", "birthday": "1815-12-10", "phones": ["+44 1"]},
        {"organization": "Harbour"}
      ]}}
      """#)
    let store = CNContactStore()
    #expect(try await store.requestAccess(for: .contacts))
    let keys = [CNContactGivenNameKey, CNContactFamilyNameKey] as [any CNKeyDescriptor]
    let found = try store.unifiedContacts(
      matching: CNContact.predicateForContacts(matchingName: "ada"), keysToFetch: keys)
    #expect(found.map(\.familyName) == ["Lovelace"])
    #expect(found.first?.birthday?.month == 12)
    #expect(found.first?.phoneNumbers.first?.value.stringValue == "+44 1")
    var names: [String] = []
    try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, _ in
      names.append(CNContactFormatter.string(from: contact, style: .fullName) ?? "")
    }
    #expect(names == ["Ada Lovelace", "Harbour"])
    try Self.enter()
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    #expect(throws: CNError(.authorizationDenied)) {
      try store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "ada"), keysToFetch: keys)
    }
  }

  @Test func whatIsOnlyHeardOrRunLaterSaysThatItRests() async throws {
    try Self.enter()
    AudioServicesPlaySystemSound(1104)
    AVSpeechSynthesizer().speak(AVSpeechUtterance(string: "Hello"))
    try AVAudioSession.sharedInstance().setCategory(
      .playback, mode: .default, options: [.duckOthers])
    try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    #expect(await BGTaskScheduler.shared.pendingTaskRequests().map(\.identifier) == ["refresh"])
    #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/none")) }
    #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined)
    #expect(Self.codes() == ["device-rests"])
  }

  @Test func timesAreFractions() {
    #expect(CMTimeGetSeconds(CMTime(seconds: 1.5, preferredTimescale: 600)) == 1.5)
    #expect(CMTime(value: 3, timescale: 2) == CMTime(value: 6, timescale: 4))
    #expect(CMTime.invalid.seconds.isNaN)
  }
}
