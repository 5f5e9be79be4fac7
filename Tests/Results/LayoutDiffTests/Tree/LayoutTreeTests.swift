import DisplayList
import Foundation
import LayoutDiff
import SwiftUI
import TestSupport
import Testing

@Suite @MainActor struct LayoutTreeTests {
  @Test func eachViewHasItsOwnDrawings() throws {
    let tree = layoutTree(
      Text(verbatim: "Hi").font(.system(size: 20)).padding(4)
        .background(Color(red: 1, green: 0, blue: 0), in: RoundedRectangle(cornerRadius: 5)),
      width: 100, height: 100, margin: 0)
    #expect(tree.roots.map(\.view) == ["RoundedRectangle", "Text"])
    #expect(
      try tree.roots.element(0).draws == [
        ViewTrait(
          .fill,
          [
            .color: "#FF0000", .cornerRadius: 5, "cornerStyle": "continuous",
            .shape: "rounded rectangle",
          ])
      ])
    #expect(tree.roots.first?.modifiers == [.background])
    #expect(tree.roots[at: 1]?.lines == ["Hi"])
    #expect(tree.roots[at: 1]?.font == "20 regular")
    #expect(tree.roots[at: 1]?.draws.map(\.id) == [.glyphs])
    #expect(
      try tree.roots.element(1).modifiers == [
        .padding(top: 4, leading: 4, bottom: 4, trailing: 4)
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
    #expect(a.draws.map(\.id) == [.rotation, .fill])
    #expect(b.frame.minX == a.frame.minX + 7.25)
  }

  @Test func linesAreThoseThatAreDrawn() {
    let tree = layoutTree(
      Text(verbatim: "one two three four five six").font(.system(size: 20)).lineLimit(2),
      width: 100, height: 100, margin: 0)
    #expect(tree.roots.first?.lines == ["one two", "three four…"])
    #expect(tree.roots.first?.isTruncated == true)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let tree = layoutTree(StockList())
    let text = tree.encoded()
    #expect(try LayoutTree(decoding: text) == tree)
    #expect(try LayoutTree(decoding: text).encoded() == text)
    // A view a line.
    #expect(text.split(separator: "\n").filter { $0.contains("\"view\"") }.count == 32)
  }

  @Test func unusualStringsAndNumbersSurvive() throws {
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
    #expect(tree.roots.first?.frame == CGRect(x: 0.333, y: 0, width: 0, height: 0))
    #expect(try LayoutTree(decoding: tree.encoded()) == tree)
  }

  @Test func keysThatAreNotKnownArePassedOver() throws {
    let tree = try LayoutTree(
      decoding:
        #"{"view":"Text","frame":[0,0,1,1.5],"new":{"a":[1,null,false]},"text":"\u0041\ud83d\ude00"}"#
    )
    #expect(tree.roots.first?.text == "A😀")
    #expect(tree.roots.first?.lines == ["A😀"])
    #expect(tree.roots.first?.frame.height == 1.5)
  }

  /// Recorded goldens hold this text, and their digests are made of it.
  @Test func theTextOfAGoldenStaysByteForByte() throws {
    var stack = ViewRecord(
      kind: "VStack", frame: CGRect(x: 0, y: 0, width: 100, height: 50), parent: nil)
    let width = ViewTrait.frame(width: 7, height: nil, alignment: nil)
    stack.traits = [
      .padding(top: 2.5, leading: 4, bottom: 2.5, trailing: 4),
      .flexibleFrame(
        width: .init(min: nil, ideal: nil, max: .infinity),
        height: .init(min: nil, ideal: nil, max: nil), alignment: "leading"),
      ViewTrait(.spacing, 6), .spacer(at: 1, minLength: 1.0 / 3, around: [width]), .background,
    ]
    let rect = CGRect(x: 10, y: 10, width: 80, height: 20)
    let list = DisplayList(
      size: CGSize(width: 100, height: 50),
      commands: [
        .beginView(0), .beginView(1), .beginGroup(CompositingGroup(opacity: 0.5)),
        .stroke(
          .roundedRect(rect, cornerSize: CGSize(width: 10, height: 10), continuous: false),
          Stroke(width: 1.25, cap: .round, dash: [4, 2]), .color(RGBA(1, 0, 0))),
        .endGroup, .endView, .endView,
      ], views: [stack, ViewRecord(kind: "Capsule", frame: rect, parent: 0)])
    let text = ##"""
      {"view":"VStack","frame":[0,0,100,50],"modifiers":[["padding",{"bottom":"2.5","leading":"4",\##
      "top":"2.5","trailing":"4"}],["frame",{"alignment":"leading","maxWidth":"infinity"}],\##
      ["spacing",{"value":"6"}],["spacer",{"at":"1","frame width":"7","minLength":"0.333"}],\##
      ["background"]],"children":[
      {"view":"Capsule","frame":[10,10,80,20],"draws":[["opacity",{"value":"0.5"}],\##
      ["stroke",{"color":"#FF0000","cornerRadius":"10","dash":"4 2","lineCap":"round",\##
      "lineWidth":"1.25","shape":"rounded rectangle"}]]}
      ]}

      """##
    #expect(LayoutTree(list).encoded() == text)
    #expect(try LayoutTree(decoding: text) == LayoutTree(list))
  }

  @Test(
    arguments: [
      "", "{\"view\":\"A\"}", "{\"frame\":[0,0,0,0]}", "{\"view\":\"A\",\"frame\":[0,0,0]}",
      "[\n{\"view\":\"A\",\"frame\":[0,0,0,0]},\n{\"view\":3}\n]", "{\"view\":\"A",
      "{\"view\":\"A\",\"frame\":[0,0,0,0]", "{\"view\":\"A\",\"frame\":[0,0,0,0]} x", "[[]]",
      "\u{0}",
      "{\"view\":\"A\",\"frame\":[0,0,0,0],\"modifiers\":[{}]}",
      .repeated("[", 10_000),
      .repeated("{\"view\":\"A\",\"frame\":[0,0,0,0],\"children\":[", 10_000),
    ] as [TestText])
  func damagedTextIsAnError(_ text: TestText) {
    #expect(throws: (any Error).self) { try LayoutTree(decoding: text.value) }
  }

  @Test func everyCutOfATextIsAnErrorAndNoCrash() {
    let bytes = Array(layoutTree(StockList()).encoded().utf8)
    for end in stride(from: 0, to: bytes.count - 2, by: 97) {
      #expect(throws: (any Error).self) {
        try LayoutTree(decoding: String(decoding: bytes[..<end], as: UTF8.self))
      }
    }
  }

  @Test func viewsThatLieTooDeepCountToTheLast() throws {
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
    #expect(LayoutDiff.changes(from: tree, to: LayoutTree(roots: [])).count == 1)
  }
}
