import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKitCore

/// The frames of the island's views, on an iPhone with a screen 393 points wide.
@MainActor
@Suite struct IslandLayoutTests {
  private func frames<V: View>(
    _ view: V, width: CGFloat, height: CGFloat, _ direction: LayoutDirection = .leftToRight
  ) -> [String: CGRect] {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let rendered = ViewRenderer().render(
      view, size: CGSize(width: width, height: height), environment: environment,
      options: RenderOptions(displayDate: Date(timeIntervalSince1970: 0)))
    var frames: [String: CGRect] = [:]
    for view in rendered.displayList.views {
      if let name = view.identifier { frames[name] = view.frame }
    }
    return frames
  }

  private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Rectangle().frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func compact(_ island: DynamicIsland) -> [String: CGRect] {
    frames(CompactIsland(island, .narrow), width: 230, height: IslandMetrics.height)
  }

  private func expanded(
    _ island: DynamicIsland, height: CGFloat = 160, _ direction: LayoutDirection = .leftToRight
  ) -> [String: CGRect] {
    frames(ExpandedIsland(island, .narrow), width: 371, height: height, direction)
  }

  private func commands<V: View>(_ view: V) -> [Command] {
    ViewRenderer().render(
      view, size: CGSize(width: 371, height: 160), environment: EnvironmentValues(),
      options: RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    ).displayList.commands
  }

  private func close(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) < 0.01 } ?? false }

  /// A timer's text, which takes all of the width that it is offered, makes an island of 326 points on a screen of 393 in a
  /// public picture.
  @Test func compactViewsFillTheRoomBesideTheCameraAtMost() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.center) { EmptyView() }
    } compactLeading: {
      box("leading")
    } compactTrailing: {
      box("trailing")
    } minimal: {
      EmptyView()
    }
    .contentMargins(.all, 0, for: .compactLeading)
    .contentMargins(.all, 0, for: .compactTrailing)
    let frames = compact(island)
    #expect(close(frames["leading"]?.minX, -48.167))
    #expect(close(frames["leading"]?.width, 100.5))
    #expect(close(frames["leading"]?.height, 36.667))
    #expect(close(frames["trailing"]?.minX, 177.667))
    #expect(close(frames["trailing"]?.maxX, 278.167))
  }

  @Test func narrowCompactViewsLieAgainstTheCamera() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.center) { EmptyView() }
    } compactLeading: {
      box("leading", 20, 20)
    } compactTrailing: {
      box("trailing", 20, 20)
    } minimal: {
      EmptyView()
    }
    .contentMargins(.horizontal, 0, for: .compactLeading)
    .contentMargins(.leading, 3, for: .compactTrailing)
    let frames = compact(island)
    #expect(close(frames["leading"]?.maxX, 52.333))
    #expect(close(frames["leading"]?.midY, 18.333))
    #expect(close(frames["trailing"]?.minX, 180.667))
  }

  @Test func regionsLieAroundTheCamera() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { box("leading", 40, 40) }
      DynamicIslandExpandedRegion(.trailing) { box("trailing", 30, 20) }
      DynamicIslandExpandedRegion(.center) { box("center", 60, 10) }
      DynamicIslandExpandedRegion(.bottom) { box("bottom", nil, 30) }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    .contentMargins(.all, 20, for: .expanded)
    let frames = expanded(island)
    #expect(frames["leading"]?.origin == CGPoint(x: 20, y: 20))
    #expect(close(frames["trailing"]?.maxX, 351))
    #expect(close(frames["center"]?.midX, 185.5))
    #expect(close(frames["center"]?.minY, 36.667))
    // The leading view ends at 60, and two views without text are 8 points apart.
    #expect(frames["bottom"] == CGRect(x: 20, y: 68, width: 331, height: 30))
  }

  @Test func rightToLeftTheRegionsAreMirrored() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { box("leading", 40, 40) }
      DynamicIslandExpandedRegion(.trailing) { box("trailing", 30, 20) }
      DynamicIslandExpandedRegion(.bottom) { box("bottom", 100, 30) }
        .contentMargins(.leading, 27)
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    let frames = expanded(island, .rightToLeft)
    #expect(close(frames["leading"]?.maxX, 354))
    #expect(close(frames["trailing"]?.minX, 17))
    // In the middle of 17 to 344.
    #expect(close(frames["bottom"]?.midX, 180.5))
  }

  /// `contentMargins` for one edge moves only the views next to that edge.
  @Test func theCenterStaysInTheCamerasMiddle() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { box("leading", 20, 20) }
      DynamicIslandExpandedRegion(.center) { box("center", 60, 10) }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    .contentMargins(.leading, 2, for: .expanded)
    let frames = expanded(island)
    #expect(close(frames["leading"]?.minX, 2))
    #expect(close(frames["center"]?.midX, 185.5))
  }

  /// Of 337 points the sides need 100 each: the center gets what is left, less 8 points on both sides. OpenSwiftUI,
  /// JindoTripleVStack.swift @069dd80.
  @Test func theCenterKeepsOffTheSides() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { box("leading", 100, 40) }
      DynamicIslandExpandedRegion(.trailing) { box("trailing", 90, 40) }
      DynamicIslandExpandedRegion(.center) { box("center", nil, 20) }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    let frames = expanded(island)
    #expect(close(frames["center"]?.width, 121))
    #expect(close(frames["center"]?.midX, 185.5))
  }

  @Test func besideTheCameraThereIsOnlySoMuchRoom() {
    let wide = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) {
        box("leading").frame(idealWidth: 300, idealHeight: 20)
      }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    // Half of what the camera leaves, without the margin of 17.
    #expect(close(expanded(wide)["leading"]?.width, (371 - 376.0 / 3) / 2 - 17))
  }

  @Test func whatIsTooWideGoesBelowTheCameraWhereItAsksTo() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading, priority: 1) {
        box("leading", 200, 20).dynamicIsland(verticalPlacement: .belowIfTooWide)
      }
      DynamicIslandExpandedRegion(.trailing) {
        box("trailing", 40, 20).dynamicIsland(verticalPlacement: .belowIfTooWide)
      }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    let frames = expanded(island)
    #expect(close(frames["leading"]?.minY, 36.667))
    #expect(close(frames["leading"]?.width, 200))
    #expect(close(frames["trailing"]?.minY, 17))
  }

  /// In a recording of pawello2222/WidgetExamples @3597d22 (LiveActivityWidget.gif, 430 points wide) a headline's baseline is
  /// 52.8 points below the island's top, and the padded view below it begins about 67.8 below: 10.6 below the text's line,
  /// which is the distance of a text above another view in a stack (layout fact `re-text-above-shape-3x`).
  @Test func theBottomRegionKeepsOffTheCentersText() throws {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.center) {
        Text(verbatim: "#754C").font(.headline).accessibilityIdentifier("center")
      }
      DynamicIslandExpandedRegion(.bottom) { box("bottom", nil, 30) }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    let frames = expanded(island)
    let center = try #require(frames["center"])
    #expect(close(center.minY, 36.667))
    #expect(try abs(#require(frames["bottom"]).minY - center.maxY - 10.642) < 0.34)
  }

  /// As in a stack, they share what is left. OpenSwiftUI, JindoTripleVStack.swift @069dd80.
  @Test func spacersAroundARegionsViewCenterIt() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) {
        Spacer()
        box("leading", 40, 20)
        Spacer()
      }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    let frames = expanded(island, height: 84)
    #expect(frames["leading"]?.origin == CGPoint(x: 17, y: 32))
  }

  /// Both sides have half of the width, less the distance of 8 points; of two priorities the lower one keeps what is beside
  /// the camera, 105.83 points. OpenSwiftUI, JindoTripleVStack.swift @069dd80.
  @Test(arguments: [(0.0, 164.5, 164.5), (1, 223.167, 105.833), (-1, 105.833, 223.167)])
  func prioritiesShareTheWidthBelowTheCamera(
    _ priority: Double, _ leading: Double, _ trailing: Double
  ) {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading, priority: priority) {
        box("above", 10, 30)
        box("leading", nil, 20)
      }
      DynamicIslandExpandedRegion(.trailing) {
        box("other", 10, 30)
        box("trailing", nil, 20)
      }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    let frames = expanded(island)
    #expect(close(frames["leading"]?.width, leading))
    #expect(close(frames["trailing"]?.width, trailing))
    #expect(close(frames["trailing"]?.maxX, 354))
  }

  @Test func aRegionsSecondViewLiesBelowTheCamera() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) {
        box("first", 40, 20)
        box("second", 150, 20)
      }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    let frames = expanded(island)
    #expect(close(frames["first"]?.minY, 17))
    // As far below the first as in a stack.
    #expect(close(frames["second"]?.minY, 45))
    #expect(close(frames["second"]?.width, 150))
  }

  @Test func aRegionsOwnMarginsReplaceTheIslands() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { box("bottom", nil, 30) }
        .contentMargins(.horizontal, 5)
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    #expect(close(expanded(island)["bottom"]?.minX, 5))
    #expect(close(expanded(island)["bottom"]?.width, 361))
  }

  /// Apple's documentation of both methods: the innermost of several values for an edge counts.
  @Test func theInnermostMarginCounts() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { box("leading", 20, 20) }
      DynamicIslandExpandedRegion(.bottom) { box("bottom", nil, 30) }
        .contentMargins(.leading, 3)
        .contentMargins(.horizontal, 5)
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    .contentMargins(.leading, 8, for: .expanded)
    .contentMargins(.all, 20, for: .expanded)
    let frames = expanded(island)
    #expect(frames["leading"]?.origin == CGPoint(x: 8, y: 20))
    #expect(close(frames["bottom"]?.minX, 3))
    #expect(close(frames["bottom"]?.maxX, 366))
  }

  @Test func conditionsAndHelpersBuildRegions() {
    func island(_ shows: Bool) -> DynamicIsland {
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          if shows { box("first", 10, 10) } else { box("second", 10, 10) }
        }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
    #expect(expanded(island(true))["first"] != nil)
    #expect(expanded(island(false))["second"] != nil)
  }

  /// The system draws the ground, so that the hole around a gauge's marker shows it: the README of
  /// pawello2222/WidgetExamples @3597d22 (LiveActivityWidget.png), whose widget's hole is white on the Lock Screen.
  @Test func holesInAViewLeaveItsGround() throws {
    let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear)
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { gauge }
    } compactLeading: {
      gauge
    } compactTrailing: {
      EmptyView()
    } minimal: {
      gauge
    }
    let pictures = [
      commands(CompactIsland(island, .narrow)), commands(ExpandedIsland(island, .narrow)),
      commands(MinimalIsland(island)), commands(LockScreenActivity(AnyView(gauge))),
    ]
    for picture in pictures {
      var open: [CompositingGroup] = []
      var holes = 0
      for command in picture {
        switch command {
        case .beginGroup(let group):
          if group.blend == .destinationOut {
            holes += 1
            #expect(open.contains { $0.isolated })
          }
          open.append(group)
        case .endGroup: open.removeLast()
        default: break
        }
      }
      #expect(holes == 1)
    }
  }
}
