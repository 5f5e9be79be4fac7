import Foundation
import SwiftUI
import Testing

@testable import WidgetHost

@Suite struct FrameRequestTests {
  private func request(
    kind: String = "NextTrip", phase: Phase = .snapshot,
    _ change: (inout FrameRequest) -> Void = { _ in }
  ) -> FrameRequest {
    var request = FrameRequest(
      product: "Trips", kind: kind, family: "systemSmall", phase: phase, setting: Setting(),
      style: FrameStyle())
    change(&request)
    return request
  }

  @Test func aPathNamesOnlyWhatDiffersFromTheDefaults() {
    #expect(request().id(includingProduct: false) == "NextTrip/systemSmall/snapshot@3x")
    #expect(request().id(includingProduct: true) == "Trips/NextTrip/systemSmall/snapshot@3x")
    let dark = request(phase: .timeline(7)) { $0.style.appearance = .dark }
    #expect(dark.id(includingProduct: false) == "NextTrip/systemSmall/timeline-007~dark@3x")
  }

  @Test func typeSizesHaveTheNamesOfSwiftUIsCases() {
    #expect(FrameStyle.typeSizes == DynamicTypeSize.allCases.map { "\($0)" })
    var style = FrameStyle()
    style.typeSize = "accessibility2"
    #expect(style.dynamicTypeSize == .accessibility2)
    style.typeSize = "none of them"
    #expect(style.dynamicTypeSize == .large)
  }

  @Test func aDefaultThatIsAskedForByNameIsNoDifference() {
    let named = request {
      $0.style.direction = .leftToRight
      $0.style.rendering = .fullColor
      $0.setting.placement = .homeScreen
    }
    #expect(named.id(includingProduct: false) == "NextTrip/systemSmall/snapshot@3x")
    let arabic = request {
      $0.setting.locale = "ar"
      $0.style.direction = .rightToLeft
    }
    #expect(arabic.id(includingProduct: false) == "NextTrip/systemSmall/snapshot~ar@3x")
    let lock = request {
      $0.family = "accessoryCircular"
      $0.style.rendering = .vibrant
      $0.setting.placement = .lockScreen
    }
    #expect(lock.id(includingProduct: false) == "NextTrip/accessoryCircular/snapshot@3x")
  }

  @Test func partsAreInTheOrderOfTheContract() {
    let all = request {
      $0.style.appearance = .dark
      $0.style.contrast = .increased
      $0.style.typeSize = "accessibility3"
      $0.style.direction = .rightToLeft
      $0.style.rendering = .accented
      $0.setting.locale = "zh_Hans"
      $0.setting.placement = .standBy
      $0.setting.os = 18
      $0.setting.device = "iPhone SE (3rd generation)"
      $0.setting.configuration = Configuration(name: "far away", values: [:])
    }
    #expect(
      all.id(includingProduct: false)
        == "NextTrip/systemSmall/snapshot~dark~contrast-increased~accessibility3~zh_Hans~rtl"
        + "~accented~standBy~os18~iPhone-SE-3~cfg-far%20away@2x")
  }

  @Test(arguments: [
    ("..", "%2E."), (".", "%2E"), ("a/b", "a%2Fb"), ("<b>&\"'", "%3Cb%3E%26%22%27"),
    ("50 %", "50%20%25"), ("趋势", "%E8%B6%8B%E5%8A%BF"),
    ("com.example.Trip_1-a", "com.example.Trip_1-a"),
    ("", "%00"), ("line\nfeed", "line%0Afeed"), ("a~b@c", "a%7Eb%40c"),
  ])
  func aHostileNameIsOnePlainPathPart(name: String, part: String) {
    #expect(PathPart.encode(name) == part)
  }

  @Test func longNamesFitAFileSystemAndStayApart() {
    let one = String(repeating: "é", count: 300), other = one + "x"
    #expect(PathPart.encode(one).utf8.count < 200)
    #expect(PathPart.encode(one) != PathPart.encode(other))
  }

  @Test func aRequestSurvivesItsJSON() throws {
    let before = request(phase: .timeline(3)) {
      $0.style.scale = 2.5
      $0.setting.configuration = Configuration(
        name: "c",
        values: ["city": .text("Cairo"), "days": .list([.number(1), .bool(true), .null])])
    }
    let after = try JSONDecoder().decode(
      FrameRequest.self, from: try JSONEncoder().encode(before))
    #expect(after == before)
    #expect(after.id(includingProduct: false).hasSuffix("@2.5x"))
  }

  @Test func ofARequestOnlyWhatDiffersFromTheTemplateIsCoded() throws {
    let template = request(phase: .placeholder) { $0.setting.locale = "de_DE" }
    var before = template
    before.phase = .snapshot
    let body = try MessageFormat.encode(before, by: template)
    #expect(String(decoding: body, as: UTF8.self) == #"{"phase":{"snapshot":{}}}"#)
    #expect(MessageFormat.decode(FrameRequest.self, body, by: template) == before)
    #expect(MessageFormat.decode(FrameRequest.self, body) == nil)
    before.style.appearance = .dark
    before.setting.locale = "ja_JP"
    before.family = "systemLarge"
    let other = try MessageFormat.encode(before, by: template)
    #expect(MessageFormat.decode(FrameRequest.self, other, by: template) == before)
  }

  /// 1,767,951,660 s after 1970 is 2026-01-09T09:41:00Z (by GNU date).
  @Test func theDefaultClockIsTheKeynoteHour() {
    #expect(DateStamp.string(Setting.standardNow) == "2026-01-09T09:41:00Z")
    #expect(Setting.standardNow.timeIntervalSince1970 == 1_767_951_660)
  }
}
