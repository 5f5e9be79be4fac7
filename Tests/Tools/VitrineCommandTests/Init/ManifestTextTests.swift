import Testing

@testable import VitrineCommand

@Suite struct ManifestTextTests {
  private let element = [".testTarget(", "  name: \"T\")"]

  @Test func aTargetComesLastAndCommentsStay() {
    let manifest = """
      let package = Package(
        name: "a // targets: [",
        /* targets: [ */
        targets: [
          .target(name: "targets: [\\"]"),
          .executableTarget(
            name: "W"),  // last ]
          // end
        ]
      )

      """
    #expect(
      ManifestText(manifest).adding(target: element) == """
        let package = Package(
          name: "a // targets: [",
          /* targets: [ */
          targets: [
            .target(name: "targets: [\\"]"),
            .executableTarget(
              name: "W"),  // last ]
            // end
            .testTarget(
              name: "T"),
          ]
        )

        """)
  }

  @Test func aListOnOneLineBecomesSeveral() {
    #expect(
      ManifestText("let package = Package(name: \"X\", targets: [.target(name: \"X\")])\n")
        .adding(target: element) == """
          let package = Package(name: "X", targets: [.target(name: "X"),
              .testTarget(
                name: "T"),
            ])

          """)
  }

  @Test func aListThatIsAddedToStaysOne() {
    let manifest = """
      let package = Package(
          targets: [
              .target(name: "X")
          ] + more
      )
      """
    #expect(
      ManifestText(manifest).adding(target: element) == """
        let package = Package(
            targets: [
                .target(name: "X"),
                .testTarget(
                  name: "T"),
            ] + more
        )
        """)
  }

  @Test(arguments: [
    "let package = Package(name: \"X\", targets: all)", "let package = Package(targets: [])",
    "let package = Package(targets: [ /* none */ ])", "let package = makePackage(targets: [.x])",
    "", "let package = Package(targets: [.x", "let package = Package(products: [(targets: [.x])])",
    "// Package(targets: [.x])",
  ])
  func whatIsntUnderstoodIsLeft(_ manifest: String) {
    #expect(ManifestText(manifest).adding(target: element) == nil)
  }
}
