import Testing

@testable import WidgetHost

/// The context that a provider gets, and the environment of its view; sizes as Apple's Human Interface
/// Guidelines list them (393 × 852 and 375 × 667 points).
@Suite(.blocking) struct ProviderContextTests {
  private func texts(
    _ phase: PhaseKind, family: String, device: String, _ appearance: FrameStyle.Appearance = .light
  ) throws -> [String] {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("contextual", family: family, phases: [phase], in: folder)
    batch.setting.device = device
    batch.styles[0].appearance = appearance
    let result = WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
    return try #require(result.frames.first).texts
  }

  @Test func theContextHasTheSizeOfFamilyAndDevice() throws {
    #expect(
      try texts(.timeline, family: "systemLarge", device: "iPhone 16")
        == ["systemLarge shown 338x354 light+dark 3", "systemLarge light"])
    #expect(
      try texts(.timeline, family: "systemSmall", device: "iPhone SE (3rd generation)")
        == ["systemSmall shown 148x148 light+dark 2", "systemSmall light"])
  }

  @Test func aSnapshotIsForTheGallery() throws {
    #expect(
      try texts(.snapshot, family: "systemSmall", device: "iPhone 16", .dark)
        == ["systemSmall preview 158x158 light+dark 3", "systemSmall dark"])
  }
}
