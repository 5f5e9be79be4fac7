import Foundation
import SwiftUI
import Testing

@testable import StubSupport

@Suite(OwnDevice()) struct StubSupportTests {
  /// The names are Apple's (https://developer.apple.com/sf-symbols), the spellings those of packages that derive a
  /// constant for each: of SFSafeSymbols, `.cCircle` and `._11CircleFill` in its README.
  @Test(arguments: [
    ("starFill", "star.fill"), ("cCircle", "c.circle"), ("_11CircleFill", "11.circle.fill"),
    ("person2Fill", "person.2.fill"), ("_4kTv", "4k.tv"), ("view3d", "view.3d"),
    ("iphoneGen3", "iphone.gen3"), ("square3Layers3d", "square.3.layers.3d"),
    ("star", "star"),
  ])
  func aSpellingGivesTheSymbolsName(_ spelling: String, _ name: String) {
    let known: Set = ["iphone.gen3", "star.fill", "view.3d", "square.3.layers.3d", "person.2.fill"]
    #expect(SymbolSpelling.name(of: spelling, isKnown: known.contains) == name)
  }

  @Test func aValueIsEmptyWhereItsTypeHasSuch() {
    let text: String = _stub("A.b")
    let list: [Int] = _stub("A.c")
    let choice: Int? = _leftOut("A.d")
    let link: URL = _leftOut("A.e")
    #expect(text.isEmpty && list.isEmpty && choice == nil)
    #expect(link.absoluteString == "about:blank")
    let region: Locale = _stub("A.f")
    let calendar: Calendar = _stub("A.g")
    let count: Int64 = _stub("A.h")
    let id: UUID = _stub("A.i")
    let picture: UIImage = _leftOut("A.j")
    #expect(region == .current && calendar == .current && count == 0 && picture.size == .zero)
    #expect(id.uuidString == "00000000-0000-0000-0000-000000000000")
  }

  /// The forms are those in the README of Hue, https://github.com/zenangst/Hue, and of SwiftHEXColors.
  @Test func aColorIsThatOfItsDigits() {
    let blue = Color(.sRGB, red: 30.0 / 255, green: 144.0 / 255, blue: 1)
    #expect(_stubColor("#1E90FF") == blue)
    #expect(_stubColor("1e90ff") == blue)
    #expect(_stubColor(0x1E90FF) == blue)
    #expect(_stubColor("#19F") == Color(.sRGB, red: 17.0 / 255, green: 153.0 / 255, blue: 1))
    for other in ["", "#12", "gray", "１２３４５６", "12345678", "-00001"] {
      #expect(_stubColor(other) == .gray)
    }
    #expect(_stubColor(-1) == .gray)
    #expect(_stubColor(nil) == .gray)
  }

  private struct Count: Hashable, _StubValue {}

  @Test func aStubsValueIsEmptyAsAText() {
    let count: Count = _stub("A.count")
    #expect("\(count) items" == " items")
  }

  @Test func whereViewsAreMadeItIsAViewThatDrawsNothing() {
    @ViewBuilder var made: some View {
      _leftOut("A.body")
    }
    #expect(type(of: made) == _LeftOutView.self)
  }

  @Test func theErrorNamesThePlace() {
    #expect("\(_leftOutError("A.load() (A.swift:3)"))".hasPrefix("A.load() (A.swift:3) isn't"))
  }
}
