import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

@Suite(.blocking) struct InitVerbTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Steps",
      dependencies: [.package(name: "Vitrine", path: "Vendor/vitrine")],
      targets: [
        .executableTarget(
          name: "Steps", dependencies: [.product(name: "WidgetKit", package: "Vitrine")])
      ]
    )

    """

  private func project(_ folder: String, manifest: String = manifest) throws {
    try write(manifest, "Package.swift", folder)
    try write(
      "import WidgetKit\n\n@main\nstruct StepsBundle: WidgetBundle {\n}\n",
      "Sources/Steps/Steps.swift", folder)
    try FileManager.default.createDirectory(
      atPath: folder + "/.git", withIntermediateDirectories: true)
  }

  private func write(_ text: String, _ name: String, _ folder: String) throws {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func run(_ folder: String, _ arguments: String...) -> Int32 {
    CommandLineTool(program: "vitrine") { [] }.run(["init", folder] + arguments)
  }

  private func files(_ folder: String) -> [String: Data] {
    var found: [String: Data] = [:]
    for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
    {
      if let data = FileManager.default.contents(atPath: "\(folder)/\(name)") { found[name] = data }
    }
    return found
  }

  private static let written: Set = [
    "vitrine.json", "output/.gitignore", ".github/workflows/widgets.yml",
    ".github/workflows/widgets-approve.yml",
    "Tests/StepsSnapshotTests/WidgetSnapshotTests.swift",
  ]

  @Test func aProjectIsSetUpOnce() throws {
    try withScratchFolder { folder in
      try project(folder)
      let before = files(folder)
      #expect(run(folder, "--dry-run") == 0)
      #expect(files(folder) == before)

      #expect(run(folder, "--shards", "2") == 0)
      let first = files(folder)
      #expect(Set(first.keys).subtracting(before.keys) == Self.written)
      func text(_ name: String) -> String { String(decoding: first[name] ?? Data(), as: UTF8.self) }
      #expect(text("output/.gitignore") == "*\n")
      #expect(text("vitrine.json") == "{\n  \"cache\": \"output/cache\"\n}\n")
      let workflow = text(".github/workflows/widgets.yml")
      #expect(workflow.contains("shard: [1, 2]\n"))
      #expect(workflow.contains("PRODUCT: \"Steps\"\n"))
      #expect(workflow.contains("VITRINE: \"Vendor/vitrine\"\n"))
      #expect(
        text("Tests/StepsSnapshotTests/WidgetSnapshotTests.swift").contains("of: StepsBundle()"))
      #expect(
        text("Package.swift").hasSuffix(
          """
              .executableTarget(
                name: "Steps", dependencies: [.product(name: "WidgetKit", package: "Vitrine")]),
              .testTarget(
                name: "StepsSnapshotTests",
                dependencies: ["Steps", .product(name: "VitrineTesting", package: "Vitrine")]),
            ]
          )

          """))

      #expect(run(folder, "--shards", "2") == 0)
      #expect(files(folder) == first)

      try write("mine", ".github/workflows/widgets.yml", folder)
      #expect(run(folder, "--shards", "2") == 0)
      #expect(files(folder)[".github/workflows/widgets.yml"] == Data("mine".utf8))
      #expect(run(folder, "--shards", "2", "--force") == 0)
      #expect(files(folder) == first)
    }
  }

  @Test func aPackageInAFolderHasItsWorkflowsAtTheTop() throws {
    try withScratchFolder { root in
      try FileManager.default.createDirectory(
        atPath: root + "/.git", withIntermediateDirectories: true)
      let folder = root + "/ios/Steps"
      try project(folder)
      try FileManager.default.removeItem(atPath: folder + "/.git")
      #expect(run(folder, "--goldens-format", "digest") == 0)
      let names = Set(files(root).keys)
      #expect(names.contains(".github/workflows/widgets.yml"))
      #expect(names.contains("ios/Steps/vitrine.json"))
      let workflow = String(
        decoding: files(root)[".github/workflows/widgets.yml"] ?? Data(), as: UTF8.self)
      #expect(workflow.contains("working-directory: \"ios/Steps\"\n"))
      #expect(workflow.contains("hashFiles('ios/Steps/Package.swift'"))
      let configuration = String(
        decoding: files(folder)["vitrine.json"] ?? Data(), as: UTF8.self)
      #expect(configuration.contains("\"goldens-format\": \"digest\""))
    }
  }

  @Test func aFolderMayBeCalledAnything() throws {
    try withScratchFolder { root in
      try FileManager.default.createDirectory(
        atPath: root + "/.git", withIntermediateDirectories: true)
      let folder = root + "/it's $HOME: `a` #\\b"
      try project(folder)
      try FileManager.default.removeItem(atPath: folder + "/.git")
      #expect(run(folder) == 0)
      let workflow = String(
        decoding: files(root)[".github/workflows/widgets.yml"] ?? Data(), as: UTF8.self)
      #expect(
        workflow.contains(#"working-directory: "it's $HOME: `a` #\\b""# + "\n"))
      // Lists of paths have one a line.
      let broken = root + "/a\nb"
      try project(broken)
      try FileManager.default.removeItem(atPath: broken + "/.git")
      #expect(run(broken) == 2)
    }
  }

  @Test func aProjectIsSetUpForGitLab() throws {
    try withScratchFolder { folder in
      try project(folder)
      let before = Set(files(folder).keys)
      #expect(run(folder, "--ci", "gitlab", "--shards", "201") == 2)
      #expect(run(folder, "--ci", "gitlab", "--shards", "2") == 0)
      #expect(
        Set(files(folder).keys).subtracting(before) == [
          "vitrine.json", "output/.gitignore", ".gitlab/widgets.yml",
          "Tests/StepsSnapshotTests/WidgetSnapshotTests.swift",
        ])
      let text = String(decoding: files(folder)[".gitlab/widgets.yml"] ?? Data(), as: UTF8.self)
      #expect(text.contains("  parallel: 2\n"))
      #expect(text.contains("    PRODUCT: { value: \"Steps\", expand: false }\n"))
    }
  }

  /// A package that depends on nothing is built with the SDK, which machines install.
  @Test func aPackageOfTheSDKIsSetUp() throws {
    try withScratchFolder { folder in
      let sum = String(repeating: "5e", count: 32)
      try project(folder, manifest: Self.manifestOfSDK)
      #expect(run(folder, "--shards", "2", "--container") == 0)
      func text(_ name: String) -> String {
        String(decoding: files(folder)[name] ?? Data(), as: UTF8.self)
      }
      #expect(
        text(".github/workflows/widgets.yml").contains(
          "VITRINE_SDK_URL: ${{ vars.VITRINE_SDK_URL }}\n"))
      let url = "https://example.org/vitrine-0.1.0-swift6.3.1-linux-x86_64.artifactbundle.zip"
      #expect(
        run(folder, "--force", "--container", "--sdk-url", url, "--sdk-checksum", sum) == 0)
      let workflow = text(".github/workflows/widgets.yml")
      #expect(workflow.contains("  VITRINE_SDK_URL: \"\(url)\"\n"))
      #expect(workflow.contains("  VITRINE_SDK_CHECKSUM: \"\(sum)\"\n"))
      #expect(workflow.contains("vitrine verify --junit"))
      #expect(!workflow.contains("PRODUCT") && !workflow.contains("VITRINE:"))
      #expect(workflow.contains(/container: swift:6\.\d+(\.\d+)?-bookworm\n/))
      let approve = text(".github/workflows/widgets-approve.yml")
      #expect(approve.contains("vitrine approve \"${frames[@]}\""))
      #expect(!approve.contains("swift build"))
      let container = text(".devcontainer/Containerfile")
      #expect(container.contains("ARG VITRINE_SDK_URL=\(url)\n"))
      #expect(container.contains("ARG VITRINE_SDK_CHECKSUM=\(sum)\n"))
      #expect(text(".devcontainer/devcontainer.json").contains("\"dockerfile\": \"Containerfile\""))
      let test = text("Tests/StepsSnapshotTests/WidgetSnapshotTests.swift")
      #expect(test.hasPrefix("#if canImport(VitrineTesting)\nimport Testing\n"))
      #expect(test.hasSuffix("}\n#endif\n"))
      #expect(
        text("Package.swift").contains(
          ".testTarget(name: \"StepsSnapshotTests\", dependencies: [\"Steps\"])"))
    }
  }

  private static let manifestOfSDK = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Steps", platforms: [.iOS(.v17)],
      targets: [
        .executableTarget(name: "Steps")
      ]
    )

    """

  @Test(arguments: [
    ["--sdk-url", "v.zip"], ["--sdk-url", "https://a/$(touch pwned)"],
    ["--sdk-url", "https://a/b c"],
    ["--sdk-checksum", "12"], ["--image", "swift:6.3 # x"], ["--image", ""],
  ])
  func valuesThatWouldBeSomethingElseInAFileAreRefused(_ arguments: [String]) throws {
    try withScratchFolder { folder in
      try project(folder, manifest: Self.manifestOfSDK)
      let status = CommandLineTool(program: "vitrine") { [] }.run(["init", folder] + arguments)
      #expect(status == 2)
      #expect(files(folder)["vitrine.json"] == nil)
    }
  }

  /// The container recipe of this repository is what a package gets.
  @Test func theContainerIsTheRepositorys() throws {
    let own = try String(
      contentsOf: Repository.root.appendingPathComponent("Containerfile"), encoding: .utf8)
    let written = try SetupTemplate.container.text(for: .installed(url: nil, checksum: nil))
    #expect(written.replacing(".devcontainer/Containerfile", with: "Containerfile") == own)
  }

  @Test func aManifestThatCannotBeEditedIsLeft() throws {
    try withScratchFolder { folder in
      let manifest =
        Self.manifest
        .replacing(
          "let package", with: "let all: [Target] = [.target(name: \"Core\")]\nlet package"
        )
        .replacing("targets: [", with: "targets: all + [")
      try project(folder, manifest: manifest)
      #expect(run(folder) == 0)
      #expect(files(folder)["Package.swift"] == Data(manifest.utf8))
      #expect(files(folder)["vitrine.json"] != nil)
    }
  }

  @Test func whatCannotBeSetUpIsReported() throws {
    try withScratchFolder { folder in
      #expect(run(folder) == 2)
      #expect(run(folder, "--shards", "0") == 2)
      try project(folder)
      #expect(run(folder, "other") == 2)
      #expect(run(folder, "--product", "Other") == 2)
      try project(folder, manifest: Self.manifest.replacing("WidgetKit", with: "SwiftUI"))
      #expect(run(folder) == 2)
      try project(folder, manifest: "// swift-tools-version: 6.0\nlet package = 1\n")
      #expect(run(folder) == 3)
      #expect(Set(files(folder).keys) == ["Package.swift", "Sources/Steps/Steps.swift"])
    }
  }
}
