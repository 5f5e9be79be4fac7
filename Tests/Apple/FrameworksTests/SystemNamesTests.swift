import AppTrackingTransparency
import AuthenticationServices
import CoreSpotlight
import CoreTransferable
import Foundation
import GameplayKit
import LocalAuthentication
import MessageUI
import MobileCoreServices
import SystemConfiguration
import Testing
import WebKit
import simd

extension FrameworkTests {
  /// A file's MIME type, as code before `UTType` finds it.
  @Test func uniformTypesHaveNamesInC() throws {
    let type = try #require(
      UTTypeCreatePreferredIdentifierForTag(
        kUTTagClassFilenameExtension, "jpg" as CFString, nil)
    ).takeRetainedValue()
    #expect(type as String == "public.jpeg")
    #expect(UTTypeConformsTo(type, kUTTypeImage))
    #expect(!UTTypeConformsTo(type, kUTTypePDF))
    #expect(UTTypeEqual(type, kUTTypeJPEG))
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    #expect(mime?.takeRetainedValue() as String? == "image/png")
    #expect(
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "x/none" as CFString, nil) == nil)
  }

  @Test func reachabilityIsTheWorldsNetwork() throws {
    for (text, flags) in [
      ("{}", []), (#"{"network": {"interface": "none"}}"#, []),
      (#"{"network": {"interface": "wifi"}}"#, .reachable),
      (#"{"network": {"interface": "cellular"}}"#, [.reachable, .isWWAN]),
    ] as [(String, SCNetworkReachabilityFlags)] {
      try Self.enter(text)
      var zero = sockaddr()
      let target = SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, &zero)
      var found = SCNetworkReachabilityFlags.isDirect
      #expect(SCNetworkReachabilityGetFlags(try #require(target), &found))
      #expect(found == flags)
    }
  }

  @Test func authenticationAndTrackingAreNotAvailable() async throws {
    try Self.enter()
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    await #expect(throws: LAError(.notInteractive)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    let state = try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "user")
    #expect(state == .notFound)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: ["trips"])
    #expect(Self.codes() == ["device-rests"])
  }

  @MainActor @Test func aPageIsNotLoadedAndSaysSo() throws {
    try Self.enter()
    let view = WKWebView()
    view.load(URLRequest(url: try #require(URL(string: "https://example.com"))))
    #expect(view.url?.host == "example.com")
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(Self.codes() == ["device-rests"])
  }

  @Test func vectorsAndMatricesAreThoseOfAlgebra() {
    #expect(simd_length(SIMD3<Float>(2, 3, 6)) == 7)
    #expect(simd_dot(simd_double2(1, 2), simd_double2(3, 4)) == 11)
    #expect(cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5) == SIMD2(5, 15))
    #expect(simd_smoothstep(0, 1, 0.5) == 0.5)
    let matrix = simd_double2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)])
    #expect(matrix * SIMD2(1, 1) == SIMD2(3, 7))
    #expect(abs(matrix.determinant + 2) < 1e-12)
    let identity = matrix * matrix.inverse
    #expect(abs(identity[0][0] - 1) < 1e-12 && abs(identity[1][0]) < 1e-12)
    #expect(matrix_identity_float4x4.columns.3 == SIMD4(0, 0, 0, 1))
  }

  /// The first numbers of SplitMix64 with seed 0 are 0xE220A8397B1DCDAF and 0x6E789E6AA1B965F4.
  @Test func aSeedGivesTheSameNumbers() {
    let source = GKMersenneTwisterRandomSource(seed: 0)
    #expect(source.nextInt() == Int(Int32(bitPattern: 0x7B1D_CDAF)))
    #expect(source.nextBool() == false)
    let die = GKRandomDistribution(
      randomSource: GKLinearCongruentialRandomSource(seed: 7), lowestValue: 1, highestValue: 6)
    let throwsOfDie = (0..<600).map { _ in die.nextInt() }
    #expect(Set(throwsOfDie) == [1, 2, 3, 4, 5, 6])
    let shuffled = GKARC4RandomSource(seed: Data([1])).arrayByShufflingObjects(in: [1, 2, 3, 4])
    #expect(Set(shuffled.compactMap { $0 as? Int }) == [1, 2, 3, 4])
  }
}
