import AVFoundation
import CloudKit
import CoreBluetooth
import CoreData
import CoreVideo
import DeviceWorld
import FoundationModels
import MapKit
import QuartzCore
import SwiftUI
import Testing
import Vision

@testable import DeviceWorld

/// Frameworks of what a widget's picture hasn't got: each answers as a device without it, and says so. The names are
/// those of the pages of https://developer.apple.com/documentation that each type's comment gives.
@Suite(OwnDevice()) struct AbsentHardwareTests {
  private func asked<Value>(_ body: () throws -> Value) rethrows -> (Value, [DeviceUse]) {
    try DeviceAnswers.$device.withValue(AskedDevice()) {
      let value = try body()
      return (value, DeviceAnswers.takeUses())
    }
  }

  // MARK: Bluetooth

  @Test func aDeviceWithoutBluetoothSaysSo() {
    let (manager, uses) = asked { CBCentralManager(delegate: nil, queue: nil) }
    #expect(manager.state == .unsupported)
    #expect(manager.retrieveConnectedPeripherals(withServices: []).isEmpty)
    #expect(uses.map(\.question) == ["CBCentralManager for Bluetooth"])
  }

  /// The raw values are the header's: unknown 0, resetting 1, unsupported 2, unauthorized 3, poweredOff 4, poweredOn 5.
  @Test func statesHaveTheHeadersNumbers() {
    #expect(CBManagerState.unsupported.rawValue == 2)
    #expect(CBManagerState.poweredOn.rawValue == 5)
  }

  @Test func identifiersAreEqualByTheirBytes() {
    #expect(CBUUID(string: "180d").uuidString == "180D")
    #expect(CBUUID(string: "180D") == CBUUID(data: Data([0x18, 0x0D])))
    let long = "6E400001-B5A3-F393-E0A9-E50E24DCCA9E"
    #expect(CBUUID(string: long).uuidString == long)
  }

  // MARK: Vision

  @Test func aRequestFindsNothingAndCallsItsHandler() throws {
    var called: [Int?] = []
    let request = VNRecognizeTextRequest { request, error in
      called.append(error == nil ? request.results?.count : nil)
    }
    #expect(request.results == nil)
    let (_, uses) = try asked { try VNImageRequestHandler(data: Data()).perform([request]) }
    #expect(called == [0])
    #expect(request.results?.compactMap { $0.topCandidates(1).first?.string } == [])
    #expect(uses.map(\.question) == ["VNRecognizeTextRequest"])
  }

  @Test func normalizedRectanglesBecomePixels() {
    let rect = VNImageRectForNormalizedRect(
      CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25), 400, 200)
    #expect(rect == CGRect(x: 100, y: 100, width: 200, height: 50))
    #expect(
      VNNormalizedRectForImageRect(rect, 400, 200)
        == CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25))
  }

  // MARK: Core Video

  @Test func aBufferHoldsItsPixels() throws {
    var made: CVPixelBuffer?
    let status = CVPixelBufferCreate(nil, 10, 4, kCVPixelFormatType_32BGRA, nil, &made)
    let buffer = try #require(made)
    #expect(status == kCVReturnSuccess)
    #expect(CVPixelBufferGetWidth(buffer) == 10 && CVPixelBufferGetHeight(buffer) == 4)
    #expect(CVPixelBufferGetBytesPerRow(buffer) >= 40)
    CVPixelBufferLockBaseAddress(buffer, [])
    let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
    bytes.storeBytes(of: 7, toByteOffset: CVPixelBufferGetDataSize(buffer) - 1, as: UInt8.self)
    CVPixelBufferUnlockBaseAddress(buffer, [])
  }

  @Test func aFormatThatIsntThereAndASizeOfNothingAreRefused() {
    var made: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, 1, 1, 0x1234, nil, &made) == -6680)
    #expect(CVPixelBufferCreate(nil, 0, 1, kCVPixelFormatType_32BGRA, nil, &made) == -6681)
    #expect(made == nil)
  }

  // MARK: Foundation Models

  @Generable(description: "A place to walk to") struct Walk: Equatable {
    @Guide(description: "Its name") var name: String
    @Guide(description: "Its length", .range(1...30)) var kilometres: Int
    @Guide(description: "Its parts", .count(3...5)) var steps: [String]
    @Guide(.minimumCount(1), .maximumCount(2)) var ends: [String]
  }

  @Test func theModelIsUnavailable() {
    let (availability, uses) = asked { SystemLanguageModel.default.availability }
    #expect(availability == .unavailable(.deviceNotEligible))
    #expect(uses.map(\.question) == ["SystemLanguageModel for its availability"])
  }

  @Test func aSessionRefusesWithTheErrorOfAbsentAssets() async {
    let session = LanguageModelSession(instructions: "Be brief.")
    let error = await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond(to: "Where to?", generating: Walk.self)
    }
    guard case .assetsUnavailable = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(Walk(name: "Quay", kilometres: 3, steps: [], ends: []).name == "Quay")
  }

  // MARK: CloudKit, Core Data, AVFoundation

  @Test func aSubscriptionIsntKept() async throws {
    let subscription = CKQuerySubscription(
      recordType: "Boat", predicate: NSPredicate(value: true), subscriptionID: "boats",
      options: [.firesOnRecordCreation])
    #expect(subscription.subscriptionType == .query)
    let database = CKContainer.default().privateCloudDatabase
    await #expect(throws: CKError.self) { try await database.save(subscription) }
    #expect(try await database.allSubscriptions().isEmpty)
  }

  @Test func aMigrationIsRefusedWithCoreDatasError() {
    let manager = NSMigrationManager(
      sourceModel: NSManagedObjectModel(), destinationModel: NSManagedObjectModel())
    let error = #expect(throws: NSError.self) {
      try manager.migrateStore(
        from: URL(fileURLWithPath: "/a"), sourceType: "SQLite", with: nil,
        toDestinationURL: URL(fileURLWithPath: "/b"), destinationType: "SQLite")
    }
    #expect(error?.code == 134110)
  }

  @Test func aPlayersLayerShowsNothing() {
    let layer = AVPlayerLayer(player: AVPlayer())
    layer.videoGravity = .resizeAspectFill
    #expect(layer.player != nil && !layer.isReadyForDisplay)
    #expect(layer.videoGravity.rawValue == "AVLayerVideoGravityResizeAspectFill")
  }
}
