import Testing
import WidgetHost

@testable import Planning

@Suite struct MatrixDimensionTests {
  /// A request that differs from the defaults in every dimension.
  private var request: FrameRequest {
    var setting = Setting()
    setting.device = "iPhone SE (3rd generation)"
    setting.placement = .standBy
    setting.locale = "zh_Hans"
    setting.os = 18
    setting.configuration = Configuration(name: "my city", values: [:])
    var style = FrameStyle()
    style.appearance = .dark
    style.contrast = .increased
    style.typeSize = "accessibility3"
    style.direction = .rightToLeft
    style.rendering = .vibrant
    style.tint = Tint("FF9F0A")
    style.luminance = .reduced
    style.lock = .locked
    style.detail = .simplified
    return FrameRequest(
      product: "P", kind: "K", family: "systemSmall", phase: .timeline(3), setting: setting,
      style: style)
  }

  @Test func aFramesNameIsReadAsItIsWritten() throws {
    let name = try #require(FrameName(request.id(includingProduct: true)))
    #expect(name.folder == "P/K/systemSmall")
    #expect(name.phase == "timeline-003")
    #expect(name.phaseKind == .timeline)
    let written = Dictionary(
      uniqueKeysWithValues: request.variant.map { ($0.key, $0.value) })
    #expect(name.variant == written)
  }

  @Test func everyDimensionHasAPartOfTheName() {
    #expect(Set(request.variant.map(\.key)) == Set(MatrixDimension.all.map(\.key)))
  }

  @Test func whatIsNoFrameHasNoName() {
    #expect(FrameName("K/systemSmall/sketch") == nil)
    #expect(FrameName("K@3x") == nil)
  }
}
