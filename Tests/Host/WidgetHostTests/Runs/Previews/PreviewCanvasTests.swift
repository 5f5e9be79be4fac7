import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The canvases of the fixtures' previews: sizes of Apple's documentation (PreviewLayout, PreviewTrait), devices of
/// Apple's specifications (an iPhone 16's screen has 393 × 852 points).
@Suite(.blocking) struct PreviewCanvasTests {
  private func run(
    _ kinds: String..., device: String = DeviceTable.standard
  ) throws -> BatchResult {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("", family: "", phases: [.preview], in: folder)
    batch.previewKinds = kinds
    batch.providerTimeout = 4
    batch.template.setting.device = device
    return WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
  }

  private func lines(_ result: BatchResult) -> [String] {
    result.frames.map { frame in
      let name = frame.id.split(separator: "/").dropFirst().joined(separator: "/")
      let size = "\(PathPart.number(frame.size.width))×\(PathPart.number(frame.size.height))"
      return ([name, size] + [frame.texts.joined(separator: "|")]).joined(separator: " ")
    }
  }

  @Test func eachPreviewOfAViewHasTheCanvasOfItsTraits() throws {
    let result = try run("PreviewedViews")
    #expect(
      lines(result) == [
        "view/preview-Device@3x 393×852 light compact regular",
        "view/preview-Default@3x 393×852 light compact regular",
        "view/preview-Landscape@3x 852×393 light compact compact",
        "view/preview-Fixed@3x 200×100.5 light compact regular",
        "view/preview-Fits@3x 136×56 ",
        "view/preview-Fits%20the%20width@3x 393×30 ",
        "view/preview-Several%20traits@3x 50×20 light compact compact",
        "view/preview-Dark%20window@3x 10×10 ",
        "view/preview-State@3x 393×852 Lamp",
        "view/preview-Counted@3x \(size(of: "Counted", result)) 2 en_US",
        "view/preview-Properties@3x 393×852 false stored true [2, 3]|Lit",
        "view/preview-Each-1@3x \(size(of: "Each-1", result)) number 3",
        "view/preview-Each-2@3x \(size(of: "Each-2", result)) number 5",
        "view/preview-Modified@3x 393×852 guest 1|content",
        "view/preview-Twice@3x 393×852 framed|guest 1|content",
      ])
    #expect(
      result.failures.map(\.message) == [
        "The preview at FixtureWidgets/PreviewedViews.swift:37 has a fixed layout of 0 × 20 pt: give it a width and a "
          + "height above 0.",
        "The preview at FixtureWidgets/PreviewedViews.swift:39 has a fixed layout of 20000 × 20000 pt, more than 50 "
          + "million pixels: give it a smaller size, or lower --scale.",
        "The preview at FixtureWidgets/PreviewedViews.swift:120 can't be shown: makeSharedContext() of Absent threw "
          + "NoData(). Return a context there that needs nothing from outside.",
      ])
  }

  private func size(of name: String, _ result: BatchResult) -> String {
    let size = result.frames.first { $0.id.contains("preview-\(name)@") }?.size ?? .zero
    return "\(PathPart.number(size.width))×\(PathPart.number(size.height))"
  }

  @Test func whatHasNoEffectIsNoted() throws {
    let result = try run("PreviewedViews", "Sizes")
    let notes = result.frames.filter { !$0.diagnostics.isEmpty }.map { frame in
      (frame.id.split(separator: "/").last ?? "") + ": "
        + frame.diagnostics.map(\.message).joined(separator: " ")
    }
    let watch =
      "The preview's platform is watchOS, and this frame is of iPhone 16. Choose a device by --device."
    #expect(
      notes == [
        "preview-Several%20traits@3x: assistiveAccess has no effect: its style isn't drawn. landscapeRight has no "
          + "effect on a preview whose layout isn't the device's screen.",
        "preview-Fixed@3x: \(watch)",
        "preview-1@3x: \(watch)",
        "preview-2@3x: previewDevice(\"iPhone SE\") has no effect: this frame is of iPhone 16. Choose the device by "
          + "--device. \(watch)",
        "preview-Widget@3x: The preview's layout has no effect: systemSmall decides the size. \(watch)",
      ])
  }

  @Test func previewModifiersOfAProviderChooseItsCanvas() throws {
    #expect(
      lines(try run("Sizes")) == [
        "view/preview-Fixed@3x 90×30 fixed", "view/preview-1@3x 33×11 ",
        "view/preview-2@3x 852×393 turned", "systemSmall/preview-Widget@3x 158×158 widget",
      ])
  }

  @Test func aGroupOfPreviewsHasTheFamilyOfTheGroup() throws {
    let result = try run("Badge")
    #expect(
      lines(result) == [
        "systemMedium/preview-1@3x 338×158 top light",
        "systemMedium/preview-2@3x 338×158 top light",
        "systemMedium/preview-3@3x 338×158 bottom dark",
      ])
    #expect(result.frames.allSatisfy { $0.diagnostics.isEmpty })
    #expect(Set(result.frames.map(\.digest)).count == 3)
  }

  @Test func aWatchsScreenIsItsOwn() throws {
    let frames = try run("PreviewedViews", device: "Apple Watch 45mm").frames
    #expect(frames.first?.size == CGSize(width: 198, height: 242))
    #expect(frames.first?.texts == ["dark compact regular"])
    #expect(
      frames.first { $0.id.contains("Landscape") }?.diagnostics.map(\.message) == [
        "landscapeLeft has no effect: Apple Watch 45mm can't be turned."
      ])
  }

  @Test func aConfigurationReachesItsProvider() throws {
    #expect(
      lines(try run("town")) == [
        "systemSmall/preview-Using@3x 158×158 systemSmall Bern",
        "systemSmall/preview-Loop-000@3x 158×158 systemSmall one",
        "systemSmall/preview-Loop-001@3x 158×158 systemSmall two",
        "systemSmall/preview-Loop-002@3x 158×158 systemSmall three",
      ])
  }

  @Test func listedPreviewsAreNamedAndNotDrawn() throws {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("", family: "", phases: [.preview], in: folder)
    batch.previewKinds = ["town", "Badge"]
    batch.listsPreviews = true
    let result = try WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)]).element(0)
    #expect(
      result.previews.map { "\($0.kind)/\($0.family)/\($0.phase) \($0.place)" } == [
        "town/systemSmall/preview-Using FixtureWidgets/PreviewedViews.swift:164",
        "town/systemSmall/preview-Loop-000 FixtureWidgets/PreviewedViews.swift:170",
        "town/systemSmall/preview-Loop-001 FixtureWidgets/PreviewedViews.swift:170",
        "town/systemSmall/preview-Loop-002 FixtureWidgets/PreviewedViews.swift:170",
        "Badge/systemMedium/preview-1 Badge_Previews",
        "Badge/systemMedium/preview-2 Badge_Previews",
        "Badge/systemMedium/preview-3 Badge_Previews",
      ])
    #expect(result.frames.isEmpty)
    #expect(try folder.files().isEmpty)
  }
}
