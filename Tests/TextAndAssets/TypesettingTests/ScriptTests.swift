import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct ScriptTests {
  private func faces(_ text: String, _ language: String = "en") -> [String] {
    set(text, style: { $0.language = language }).lines.flatMap(\.runs).map {
      "\($0.face.face.identifier)#\($0.face.face.index)"
    }
  }

  /// Noto's collection holds JP, KR, SC, TC, HK as faces 0…4.
  @Test(arguments: [
    ("ja", 0), ("ko", 1), ("zh-Hans", 2), ("zh_CN", 2), ("zh-Hant", 3), ("zh-TW", 3), ("zh-HK", 4),
    ("en", 2),
  ])
  func hanCharactersTakeTheFormsOfTheLanguage(_ language: String, _ index: Int) {
    #expect(faces("直", language) == ["NotoSansCJK-Regular#\(index)"])
  }

  @Test func kanaAndHangulTakeTheirOwnWhateverTheLanguage() {
    #expect(faces("かな", "zh-Hans") == ["NotoSansCJK-Regular#0"])
    #expect(faces("한글", "zh-Hans") == ["NotoSansCJK-Regular#1"])
  }

  @Test(arguments: [
    ("مرحبا", "NotoSansArabic-Regular#0"), ("שלום", "NotoSansHebrew-Regular#0"),
    ("สวัสดี", "NotoSansThai-Regular#0"), ("नमस्ते", "NotoSansDevanagari-Regular#0"),
    ("ქართული", "NotoSansGeorgian-Regular#0"), ("Ελληνικά", "Inter-4.1-fitted#0"),
    ("Привет", "Inter-4.1-fitted#0"), ("Tiếng Việt", "Inter-4.1-fitted#0"),
  ])
  func scriptsHaveTheirFonts(_ text: String, _ face: String) {
    #expect(faces(text) == [face])
  }

  @Test func boldTextTakesBoldFallbacks() throws {
    let layout = set("世界", font: { $0.weight = 700 })
    #expect(try layout.lines.element(0).runs.element(0).face.face.identifier == "NotoSansCJK-Bold")
  }

  /// An em each, as CJK type is made.
  @Test func hanCharactersAreAnEmWide() {
    #expect(set("天気予報", size: 20, style: { $0.language = "ja" }).size.width == 80)
  }

  @Test func chineseStopsNeverStartALine() {
    let layout = set("今天的天气很好。明天，也很好。", width: 17 * 7 + 1) { $0.language = "zh-Hans" }
    #expect(layout.lines.count > 2)
    for line in layout.lines { #expect(!line.text.hasPrefix("。") && !line.text.hasPrefix("，")) }
    #expect(layout.lines.map(\.text).joined() == "今天的天气很好。明天，也很好。")
  }

  /// ICU's dictionary: สวัสดี|ชาว|โลก.
  @Test func thaiBreaksBetweenWords() {
    let word = set("สวัสดี", style: { $0.language = "th" }).size.width
    let layout = set("สวัสดีชาวโลก", width: word + 1) { $0.language = "th" }
    #expect(layout.lines.first?.text == "สวัสดี")
  }

  @Test func rightToLeftRunsLieInVisualOrder() throws {
    let layout = set("abc אבג def")
    let runs = try layout.lines.element(0).runs.sorted { $0.origin.x < $1.origin.x }
    #expect(runs.map(\.text) == ["abc ", "אבג", " def"])
    #expect(runs.map(\.isRightToLeft) == [false, true, false])
    let reversed = set("אבג abc דהו", style: { $0.isRightToLeft = true })
    let visual = try reversed.lines.element(0).runs.sorted { $0.origin.x < $1.origin.x }
    #expect(
      visual.map { $0.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        == ["דהו", "abc", "אבג"])
  }

  @Test func arabicLettersJoin() throws {
    // Four letters, one of them joined to nothing after it: the medial forms are narrower.
    let joined = try set("سسسس").lines.element(0).width
    let apart = try set("س").lines.element(0).width * 4
    #expect(joined < apart * 0.9)
  }

  /// Developers put U+200B between letters of Korean to be rid of it (UMC-Plantory/iOS,
  /// Resource/Extension/LineBreak.swift): SwiftUI wraps Korean between words.
  @Test func koreanBreaksBetweenWordsOnly() {
    let layout = set("동해물과 백두산이 마르고 닳도록", width: 17 * 6) { $0.language = "ko" }
    #expect(layout.lines.map(\.text) == ["동해물과 ", "백두산이 ", "마르고 닳도록"])
    // A word longer than the line is parted all the same.
    #expect(set("가나다라마바사아자차", width: 17 * 4).lines.count == 3)
  }

  /// `boundingRect` of 末次缴存年月 in `systemFont(ofSize: 15)` is 90 by 17.900390625 on iOS, of 你 at 17
  /// points 20.287109375 high: Han characters don't make a line of the system's font higher.
  @Test func hanCharactersLeaveTheLineItsHeight() throws {
    let layout = set("末次缴存年月", size: 15, style: { $0.language = "zh-Hans" })
    #expect(try abs(layout.lines.element(0).width - 90) < 0.01)
    #expect(layout.size.height == 18)
    #expect(set("你", style: { $0.language = "zh-Hans" }).size.height == set("A").size.height)
  }

  /// Each kana in an em, as the Han characters above, pairs that Noto would kern among them.
  @Test(arguments: ["キス", "今日は、晴れ。", "カレンダー"]) func eachKanaFillsItsEm(_ text: String) throws {
    let width = try set(text, style: { $0.language = "ja" }).lines.element(0).width
    #expect(abs(width - 17 * CGFloat(text.count)) < 0.01)
  }
}
