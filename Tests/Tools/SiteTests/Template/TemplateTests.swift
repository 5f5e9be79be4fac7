import Foundation
import Testing

@testable import Site

@Suite struct TemplateTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func render(_ template: String, _ value: [String: TemplateValue]) throws -> String {
    try folder.write(template, to: "page.html")
    return try TemplateRenderer.render(
      "page.html", of: TemplateFolder(folders: [folder.url]), with: .object(value))
  }

  private func message(_ template: String, _ value: [String: TemplateValue] = [:]) -> String? {
    do {
      _ = try render(template, value)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func aNameIsEscapedForTextAndForBothKindsOfQuote() throws {
    let out = try render("<a title='{{ name }}'>{{name}}</a>", ["name": "\"<b>\" & 'c'"])
    let escaped = "&quot;&lt;b&gt;&quot; &amp; &#39;c&#39;"
    #expect(out == "<a title='\(escaped)'>\(escaped)</a>")
  }

  @Test func markupIsWrittenAsItIs() throws {
    #expect(try render("{{a}}", ["a": .markup("<i>")]) == "<i>")
  }

  @Test func aSectionRepeatsForEachItemAndSeesTheNamesAroundIt() throws {
    let out = try render(
      "{{#items}}{{name}} of {{owner}};{{/items}}",
      [
        "owner": "Ann", "name": "outer",
        "items": .list([.object(["name": "one"]), .object([:])]),
      ])
    #expect(out == "one of Ann;outer of Ann;")
  }

  @Test func aDotIsTheItemItself() throws {
    #expect(try render("{{#items}}[{{.}}]{{/items}}", ["items": .list(["a", "b"])]) == "[a][b]")
  }

  @Test(arguments: [
    (TemplateValue.flag(true), "yes"), (.flag(false), "no"), (.list([]), "no"),
    (.text(""), "no"), (.text("x"), "yes"), (.object([:]), "yes"),
  ]) func aSectionShowsWhatIsThereAndItsInverseWhatIsNot(_ value: TemplateValue, _ word: String)
    throws
  {
    #expect(try render("{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": value]) == word)
  }

  @Test func sectionsNestAndOneNameMayComeTwice() throws {
    let out = try render(
      "{{#a}}<{{#b}}{{.}}{{/b}}>{{/a}}{{#a}}!{{/a}}",
      ["a": .list([.object(["b": .list(["1", "2"])]), .object(["b": .list([])])])])
    #expect(out == "<12><>!!")
  }

  @Test func otherDelimitersLeaveBracesAsTheyAre() throws {
    let out = try render(
      "{{=<% %>=}}\nrun: ${{ <%a%> }}\n<%#b%>\n- <%.%>\n<%/b%>\n",
      ["a": "x", "b": .list(["1", "2"])])
    #expect(out == "run: ${{ x }}\n- 1\n- 2\n")
    let problem = try #require(message("{{=<%=}}"))
    #expect(problem.hasSuffix(":1: “{{=<%=}}” isn't a change of delimiters, as {{=<% %>=}}"))
  }

  @Test func aTagAloneOnItsLineLeavesNoEmptyLine() throws {
    let out = try render(
      "<ul>\n  {{#a}}\n  <li>{{.}}</li>\n  {{/a}}\n</ul>\n", ["a": .list(["x", "y"])])
    #expect(out == "<ul>\n  <li>x</li>\n  <li>y</li>\n</ul>\n")
  }

  @Test func aCommentIsNotWritten() throws {
    #expect(try render("a{{! not {this} }}b", [:]) == "ab")
  }

  @Test func aPartIsAnotherFileWithTheSameNames() throws {
    try folder.write("<b>{{name}}</b>", to: "part.html")
    #expect(try render("{{#a}}{{>part.html}}{{/a}}", ["a": .object(["name": "n"])]) == "<b>n</b>")
  }

  @Test func anUnknownNameIsReportedWithFileLineAndTheNamesThatThereAre() {
    #expect(
      message("one\ntwo {{nam}}", ["name": "x", "size": "y"])
        == "Templates/page.html:2: nothing is called “nam” here; there are name, size")
  }

  @Test(arguments: [
    ("a\n{{#b}}\nc", "Templates/page.html:2: the section “b” is never closed; add {{/b}}"),
    ("{{#b}}\n{{/c}}", "Templates/page.html:2: {{/c}} was found where {{/b}} must close line 1"),
    ("\n\n{{/b}}", "Templates/page.html:3: {{/b}} closes a section that was not opened"),
    ("x {{name", "Templates/page.html:1: “{{” has no “}}”"),
    ("\n{{ }}", "Templates/page.html:2: “{{}}” names nothing"),
    ("{{#}}", "Templates/page.html:1: “{{#}}” names nothing"),
    ("{{a b}}", "Templates/page.html:1: “{{a b}}” is not a name"),
  ]) func aMalformedTemplateIsReportedWithFileAndLine(_ template: String, _ expected: String) {
    #expect(message(template) == expected)
  }

  @Test func aListWrittenAsATextIsReported() {
    #expect(
      message("{{a}}", ["a": .list([])])
        == "Templates/page.html:1: “a” is not a text; use {{#a}}…{{/a}}")
  }

  @Test func aPartThatLeadsBackToItselfIsReported() throws {
    try folder.write("\n{{>page.html}}", to: "part.html")
    #expect(
      message("{{>part.html}}") == "Templates/part.html:2: {{>page.html}} leads back to itself")
  }

  @Test func aMissingPartIsReportedWhereItIsAskedFor() {
    let text = message("\n{{>gone.html}}")
    #expect(text == "Templates/page.html:2: there is no template “gone.html” in \(folder.url.path)")
  }
}
