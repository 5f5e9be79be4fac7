import Foundation
import TestSupport
import Testing

/// The text that `#Preview` and `@Previewable` become. The compiler plug-in is asked as the compiler asks it: eight
/// bytes of length and JSON, on its standard input and output.
@Suite(.blocking) struct PreviewExpansionTests {
  private struct Answer {
    var source: String?
    var messages: [String]
  }

  private func ask(_ message: [String: Any]) throws -> Answer {
    let process = Process()
    let input = Pipe(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: Repository.built("PreviewMacros-tool"))
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let body = try JSONSerialization.data(withJSONObject: message)
    let count = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
    try input.fileHandleForWriting.write(contentsOf: count + body)
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let json = try JSONSerialization.jsonObject(with: answer.dropFirst(8)) as? [String: Any]
    let result = try #require(json?["expandMacroResult"] as? [String: Any])
    let diagnostics = result["diagnostics"] as? [[String: Any]] ?? []
    return Answer(
      source: result["expandedSource"] as? String,
      messages: diagnostics.compactMap { $0["message"] as? String })
  }

  private func expandPreview(_ source: String) throws -> Answer {
    try ask([
      "expandFreestandingMacro": [
        "discriminator": "box",
        "syntax": [
          "source": source,
          "location": [
            "fileID": "Cards/Card.swift", "fileName": "/Card.swift", "offset": 0, "line": 7,
          ],
        ],
      ]
    ])
  }

  private func expandPreviewable(in context: [String]) throws -> Answer {
    try ask([
      "expandAttachedMacro": [
        "macro": ["typeName": "Previewable"], "macroRole": "peer",
        "attributeSyntax": ["source": "@Previewable"], "declSyntax": ["source": "var isOn = true"],
        "lexicalContext": context.map { ["source": $0] },
      ]
    ])
  }

  @Test func aPreviewBecomesARecordOfItsArguments() throws {
    let answer = try expandPreview(#"#Preview("Card", traits: .sizeThatFitsLayout) { Card() }"#)
    #expect(
      answer.source == """
        enum box7PreviewfMu_ {
          @MainActor static func make() -> SwiftUI._PreviewRecord {
            SwiftUI._PreviewRecord.make("Card", traits: .sizeThatFitsLayout) { Card() }
          }
          @section("vitrine_previews") @used
          static let record: @convention(c) () -> UnsafeMutableRawPointer = {
            Unmanaged.passRetained(
              SwiftUI._PreviewThunk(file: "Cards/Card.swift", line: 7) { box7PreviewfMu_.make() }
            ).toOpaque()
          }
        }
        """)
  }

  /// The compiler counts from the comments and empty lines before.
  @Test func aPreviewsLineIsItsOwn() throws {
    let text = try #require(try expandPreview("\n\n  // Card\n#Preview { Card() }").source)
    #expect(text.contains("file: \"Cards/Card.swift\", line: 10)"))
  }

  /// The record's arguments alone.
  private func arguments(_ source: String) throws -> String {
    let text = try #require(try expandPreview(source).source)
    let start = try #require(text.range(of: "_PreviewRecord.make")?.upperBound)
    let end = try #require(text.range(of: "\n  }\n  @section")?.lowerBound)
    return String(text[start..<end])
  }

  /// As in 0Itsuki0/SwiftUIWidgetDemo: the compiler gives the comments before a preview with it.
  @Test func aPreviewInACommentIsNoPreview() throws {
    #expect(
      try arguments(
        """
        //#Preview("Lock Screen") {
        //  Old()
        //}
        /* #Preview { Older() } */
        @available(iOS 17.0, *)
        #Preview("Card") { Card() }
        """) == #"("Card") { Card() }"#)
  }

  @Test func markedVariablesBecomePropertiesOfAView() throws {
    #expect(
      try arguments(
        """
        #Preview("toggle") {
          @Previewable @State var toggled = true
          return Toggle("Loud Noises", isOn: $toggled)
        }
        """) == """
          ("toggle") {
          struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
          @State var toggled = true
          var body: some SwiftUI.View {
            return Toggle("Loud Noises", isOn: $toggled)
          }
          }
          return __P_Previewable_Transform_Wrapper()
          }
          """)
  }

  @Test func aDeclarationEndsWhereSwiftEndsIt() throws {
    #expect(
      try arguments(
        #"""
        #Preview(traits: .portrait, body: { // "{"
          @Previewable @State var a: [Int] = [1, 2]
            .map { $0 + 1 }  // @Previewable
          let b = "@Previewable \(a.count { $0 > 1 }) }"
          @MainActor @Previewable
          @AppStorage("x, }") var c = 1 +
            2; @SwiftUI.Previewable @Environment(\.locale) var d
          @Previewable @Query(sort: \Snack.name) var snacks: [Snack]
          /* } */ Text(b)
          Text("\(c)")
        })
        """#) == #"""
          (traits: .portrait, body: {
          struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
          @State var a: [Int] = [1, 2]
              .map { $0 + 1 }
          @MainActor @AppStorage("x, }") var c = 1 +
              2
          @Environment(\.locale) var d
          @Query(sort: \Snack.name) var snacks: [Snack]
          var body: some SwiftUI.View { // "{"
            // @Previewable
            let b = "@Previewable \(a.count { $0 > 1 }) }"
            /* } */ Text(b)
            Text("\(c)")
          }
          }
          return __P_Previewable_Transform_Wrapper()
          })
          """#)
  }

  @Test func aBodysParametersStayBeforeTheView() throws {
    #expect(
      try arguments(
        "#Preview(arguments: [1]) { value in @Previewable @State var a = 2; Text(\"\\(a)\") }")
          == """
          (arguments: [1]) { value in
          struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
          @State var a = 2
          var body: some SwiftUI.View { Text("\\(a)") }
          }
          return __P_Previewable_Transform_Wrapper()
          }
          """)
  }

  @Test func aMarkInsideOtherBracesIsRefused() throws {
    let answer = try expandPreview(
      "#Preview { Group { @Previewable @State var a = 1; Text(\"\\(a)\") } }")
    #expect(answer.source == nil)
    #expect(
      answer.messages == [
        "@Previewable can only mark variables at the top of a #Preview's body, not inside other braces"
      ])
  }

  @Test func aMarkAddsNothingAndStandsInPreviewsOnly() throws {
    #expect(try expandPreviewable(in: ["{ … }", "#Preview { … }"]).source == "")
    let answer = try expandPreviewable(in: ["struct Card: View {}"])
    #expect(answer.source == nil)
    #expect(answer.messages == ["@Previewable can only be used in the body of a #Preview"])
  }
}
