import AVFoundation
import Foundation
import Testing

extension FrameworkTests {
  @Test func anExportFailsAsMediaAreNotDecoded() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/a.mov"))
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
    #expect(session.status == .unknown && session.presetName == "AVAssetExportPresetPassthrough")
    session.outputFileType = .mp4
    #expect(session.outputFileType?.rawValue == "public.mpeg-4")
    await session.export()
    #expect(session.status == .failed && session.error != nil)
    await #expect(throws: CocoaError.self) {
      try await session.export(to: URL(fileURLWithPath: "/b.mp4"), as: .mp4)
    }
  }
}
