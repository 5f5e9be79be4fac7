import DisplayList
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// A widget with every name whose effect is around its frames: each is drawn or noted, by `render` and by `audit`.
@Suite(.blocking) struct EveryNameTests {
  private struct Made {
    var frame: FrameRecord
    var layout: String
    var svg: String
    var html: String

    /// The beginnings of the messages, by code.
    func notes(_ code: String) -> [String] {
      frame.diagnostics.filter { $0.code == code }.map {
        $0.message.components(separatedBy: ": ")[0]
      }
    }
  }

  private func made(
    _ family: String = "systemLarge", _ change: (inout FrameBatch) -> Void = { _ in }
  ) throws -> Made {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture(
      "every-name", family: family, phases: [.snapshot], in: folder, formats: [.svg, .html, .json])
    batch.audits = true
    change(&batch)
    let result = WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
    let files = Dictionary(
      uniqueKeysWithValues: try folder.files().map {
        (($0.key as NSString).pathExtension, String(decoding: $0.value, as: UTF8.self))
      })
    return Made(
      frame: try #require(result.frames.first), layout: try #require(files["json"]),
      svg: try #require(files["svg"]), html: try #require(files["html"]))
  }

  private let inert = [
    "Button(action:) “Refresh” can't act in a widget",
    "Toggle(isOn:) with a binding “Lamp” can't act in a widget",
    "NavigationLink “More” can't act in a widget",
    "onTapGesture can't act in a widget",
    "gesture can't act in a widget",
  ]

  @Test func onAPhoneEveryNameIsDrawnOrNoted() throws {
    let made = try made()
    #expect(made.notes("inert-control") == inert)
    #expect(
      made.notes("no-effect") == [
        "promptsForUserConfiguration() has no effect on this frame",
        "associatedKind(_:) has no effect on this frame",
        "backgroundTask(_:action:) has no effect on this frame",
        "disfavoredLocations(_:for:) has no effect on this frame",
        "supportedMountingStyles(_:) has no effect on this frame",
        "widgetTexture(_:) has no effect on this frame",
      ])
    #expect(made.notes("several-widget-urls").count == 1)
    // Nothing else is noted.
    #expect(made.frame.diagnostics.count == 5 + 6 + 1)
    // What is drawn: the level of detail, and the value of a computed property.
    #expect(made.frame.texts.prefix(2) == ["near", "Blue, 2 l"])
    #expect(made.frame.links.map(\.url) == ["fixture://inner", "fixture://link"])
  }

  @Test func theAuditFindsTheSame() throws {
    let result = try #require(try made().frame.audit)
    func messages(_ rule: String) -> [String] {
      result.observations.filter { $0.rule.rawValue == rule }.map {
        $0.message.components(separatedBy: ": ")[0]
      }
    }
    #expect(messages("inert-control") == inert)
    #expect(messages("no-effect").count == 6)
    #expect(messages("several-widget-urls").count == 1)
    // The icon of the label has the title's name.
    #expect(messages("missing-accessibility-label").isEmpty)
  }

  @Test func aLabelNamesItsButtonInEveryFile() throws {
    let made = try made()
    let lines = made.layout.split(separator: "\n")
    let button = try #require(lines.first { $0.contains("\"control\": \"boil\"") })
    #expect(button.contains("\"label\": \"Boil\""))
    #expect(made.svg.contains("data-control=\"boil\""))
    #expect(made.svg.contains("aria-label=\"Boil\""))
    #expect(made.html.contains("aria-label=\"Boil\""))
  }

  @Test func onAppleVisionProTheStylesAndTheDistanceCount() throws {
    let made = try made("systemExtraLargePortrait") {
      $0.setting.device = "Apple Vision Pro"
      $0.setting.placement = .recessed
      $0.styles[0].detail = .simplified
    }
    #expect(made.frame.size == CGSize(width: 338, height: 450))
    #expect(made.frame.texts.first == "far")
    #expect(made.notes("texture-not-drawn") == ["The texture paper isn't drawn"])
    #expect(made.notes("control-at-a-distance").count == 1)
    #expect(made.notes("unsupported-mounting-style").isEmpty)
    #expect(
      made.notes("no-effect") == [
        "promptsForUserConfiguration() has no effect on this frame",
        "associatedKind(_:) has no effect on this frame",
        "backgroundTask(_:action:) has no effect on this frame",
        "disfavoredLocations(_:for:) has no effect on this frame",
      ])
  }

  @Test func whereTheWidgetIsDisfavoredTheFrameSaysSo() throws {
    let made = try made("systemSmall") { $0.setting.placement = .standBy }
    #expect(made.notes("disfavored-location") == ["The widget disfavors standBy for systemSmall"])
    let audit = try #require(made.frame.audit)
    #expect(audit.observations.contains { $0.rule.rawValue == "unsupported-placement" })
  }

  /// The background isn't removable, so StandBy's frame keeps it: white at a corner's inside.
  @Test func theBackgroundThatCanNotBeRemovedStays() throws {
    let layout = try made("systemSmall") { $0.setting.placement = .standBy }.layout
    #expect(layout.contains("\"view\": \"ContainerBackground\""))
  }

  @Test func anIntentWithModesIsPerformedAndItsSnippetNamed() throws {
    let folder = try ScratchFolder()
    let batch = FrameBatch.fixture(
      "every-name", family: "systemLarge", phases: [.interaction], in: folder)
    let result = try WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)]).element(0)
    let pressed = try #require(result.interactions.first)
    #expect(pressed.control == "boil")
    #expect(pressed.process == "app")
    #expect(pressed.carries == ["snippet of KettleCard"])
    let after = try #require(result.frames.first { $0.id.contains("boil-after") })
    #expect(
      after.diagnostics.first { $0.code == "performed-in-app" }?.message.contains(
        "since its supportedModes have the foreground") == true)
  }
}
