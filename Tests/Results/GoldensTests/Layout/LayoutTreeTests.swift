import DisplayList
import Foundation
import Goldens
import SwiftUI
import Testing

@Suite @MainActor struct LayoutTreeTests {
  @Test func eachViewHasItsOwnDrawings() {
    let tree = layoutTree(
      Text(verbatim: "Hi").font(.system(size: 20)).padding(4)
        .background(Color(red: 1, green: 0, blue: 0), in: RoundedRectangle(cornerRadius: 5)),
      width: 100, height: 100, margin: 0)
    #expect(tree.roots.map(\.view) == ["RoundedRectangle", "Text"])
    #expect(
      tree.roots[0].draws == [
        LayoutNode.Step(
          "fill",
          [
            "color": "#FF0000", "cornerRadius": "5", "cornerStyle": "continuous",
            "shape": "rounded rectangle",
          ])
      ])
    #expect(tree.roots[0].modifiers == [LayoutNode.Step("background")])
    #expect(tree.roots[1].lines == ["Hi"])
    #expect(tree.roots[1].font == "20 regular")
    #expect(tree.roots[1].draws.map(\.name) == ["glyphs"])
    #expect(
      tree.roots[1].modifiers == [
        LayoutNode.Step("padding", ["top": "4", "leading": "4", "bottom": "4", "trailing": "4"])
      ])
  }

  @Test func aMoveChangesNoDrawing() {
    func tree(_ x: CGFloat) -> LayoutTree {
      layoutTree(
        Group {
          Circle().fill(
            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          )
          .frame(width: 30, height: 30)
          .rotationEffect(.degrees(30))
        }.offset(x: x), width: 100, height: 100, margin: 0)
    }
    let a = tree(0).roots[0], b = tree(7.25).roots[0]
    #expect(a.draws == b.draws)
    #expect(a.draws.map(\.name) == ["rotation", "fill"])
    #expect(b.frame.minX == a.frame.minX + 7.25)
  }

  @Test func linesAreThoseThatAreDrawn() {
    let tree = layoutTree(
      Text(verbatim: "one two three four five six").font(.system(size: 20)).lineLimit(2),
      width: 100, height: 100, margin: 0)
    #expect(tree.roots[0].lines == ["one two", "three four…"])
    #expect(tree.roots[0].isTruncated)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let tree = layoutTree(StockList())
    let text = tree.encoded()
    #expect(try LayoutTree(decoding: text) == tree)
    #expect(try LayoutTree(decoding: text).encoded() == text)
    // A view a line.
    #expect(text.split(separator: "\n").filter { $0.contains("\"view\"") }.count == 32)
  }

  @Test func oddStringsAndNumbersSurvive() throws {
    var node = LayoutNode(
      view: "A\"\\\u{0}\n\u{2028}😀", frame: CGRect(x: -0.5, y: 0, width: 1e9, height: 0.001))
    node.text = "</script>\u{202E}\t"
    node.lines = []
    node.children = [LayoutNode(view: "", frame: .zero)]
    let tree = LayoutTree(roots: [node, LayoutNode(view: "B", frame: .zero)])
    #expect(try LayoutTree(decoding: tree.encoded()) == tree)
    #expect(try LayoutTree(decoding: LayoutTree(roots: []).encoded()) == LayoutTree(roots: []))
  }

  @Test func framesAreRoundedWhenTheyAreTaken() throws {
    let list = DisplayList(
      size: .zero,
      views: [
        ViewRecord(
          kind: "Text", frame: CGRect(x: 1.0 / 3, y: -0.0001, width: .nan, height: .infinity),
          parent: nil)
      ])
    let tree = LayoutTree(list)
    #expect(tree.roots[0].frame == CGRect(x: 0.333, y: 0, width: 0, height: 0))
    #expect(try LayoutTree(decoding: tree.encoded()) == tree)
  }

  @Test func keysThatAreNotKnownArePassedOver() throws {
    let tree = try LayoutTree(
      decoding:
        #"{"view":"Text","frame":[0,0,1,1.5],"new":{"a":[1,null,false]},"text":"\u0041\ud83d\ude00"}"#
    )
    #expect(tree.roots[0].text == "A😀")
    #expect(tree.roots[0].lines == ["A😀"])
    #expect(tree.roots[0].frame.height == 1.5)
  }

  @Test(
    arguments: [
      ("", "line 1: the text ends too early"),
      ("{\"view\":\"A\"}", "line 1: a view has no frame of four numbers"),
      ("{\"frame\":[0,0,0,0]}", "line 1: a view has no name"),
      ("[\n{\"view\":\"A\",\"frame\":[0,0,0,0]},\n{\"view\":3}\n]", "line 3: “view” is no string"),
      ("{\"view\":\"A", "line 1: a string has no end"),
      ("{\"view\":\"A\",\"frame\":[0,0,0,0]", "line 1: “}” is expected"),
      ("{\"view\":\"A\",\"frame\":[0,0,0,0]} x", "line 1: more text follows the layout's end"),
      ("[[]]", "line 1: a view is expected"),
      ("{\"view\":\"A\",\"frame\":[0,0,0,1e999]}", "line 1: a number can't be read"),
      ("\u{0}", "line 1: a value is expected"),
      (
        .repeated("[", 10_000),
        "line 1: views stand in each other more than 200 deep"
      ),
      (
        .repeated("{\"view\":\"A\",\"frame\":[0,0,0,0],\"children\":[", 10_000),
        "line 1: views stand in each other more than 200 deep"
      ),
    ] as [(TestText, String)])
  func damagedTextIsReportedWithItsLineAndReason(_ text: TestText, _ message: String) {
    #expect(throws: LayoutTreeError(description: message)) {
      try LayoutTree(decoding: text.value)
    }
  }

  @Test func everyCutOfATextIsAnErrorAndNoCrash() {
    let bytes = Array(layoutTree(StockList()).encoded().utf8)
    for end in stride(from: 0, to: bytes.count - 2, by: 97) {
      #expect(throws: LayoutTreeError.self) {
        try LayoutTree(decoding: String(decoding: bytes[..<end], as: UTF8.self))
      }
    }
  }

  @Test func viewsThatStandTooDeepCountToTheLast() throws {
    let views = (0..<1000).map {
      ViewRecord(kind: "V\($0)", frame: .zero, parent: $0 == 0 ? nil : $0 - 1)
    }
    let tree = LayoutTree(DisplayList(size: .zero, views: views))
    #expect(try LayoutTree(decoding: tree.encoded()) == tree)
    var depth = 0
    var node = tree.roots.first
    while let next = node {
      depth += 1
      node = next.children.first
    }
    #expect(depth == 200)
    #expect(Explainer.changes(from: tree, to: LayoutTree(roots: [])).count == 1)
  }
}
