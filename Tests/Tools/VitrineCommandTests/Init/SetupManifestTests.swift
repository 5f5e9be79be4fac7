import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

@Suite struct SetupManifestTests {
  private func manifest(_ json: String) throws -> SetupManifest {
    try SetupManifest(dump: Data(json.utf8))
  }

  private let whole = """
    {"name": "P", "dependencies": [
       {"fileSystem": [{"identity": "other", "path": "/o"}]},
       {"sourceControl": [{"identity": "vitrine", "location":
         {"remote": [{"urlString": "https://example.org/Vitrine.git"}]}}]}],
     "products": [{"name": "widgets", "targets": ["Face"], "type": {"executable": null}}],
     "targets": [
       {"name": "Core", "type": "regular", "dependencies": [
         {"product": ["WidgetKit", "Vitrine", null, null]}]},
       {"name": "Face", "type": "executable", "path": "App", "dependencies": [
         {"byName": ["Core", null]}]},
       {"name": "Tool", "type": "executable", "dependencies": [{"byName": ["Other", null]}]}]}
    """

  @Test func widgetsAreFoundThroughTargets() throws {
    let manifest = try manifest(whole)
    #expect(manifest.widgetProducts.map(\.product) == ["widgets"])
    let target = try #require(manifest.widgetProducts.first?.target)
    #expect(target.path == "App")
    let vitrine = try #require(manifest.vitrine(of: target))
    #expect(vitrine.name == "Vitrine")
    #expect(vitrine.location == .repository("https://example.org/Vitrine.git"))
  }

  @Test func anExecutableTargetIsAProductOfItsOwn() throws {
    let manifest = try manifest(
      """
      {"name": "P", "dependencies": [{"fileSystem": [
         {"identity": "v", "nameForTargetDependencyResolutionOnly": "Vitrine", "path": "/v"}]}],
       "targets": [{"name": "A", "type": "executable", "dependencies": [
         {"byName": ["WidgetKit", null]}]}]}
      """)
    #expect(manifest.widgetProducts.map(\.product) == ["A"])
    #expect(try manifest.vitrine(of: manifest.targets.element(0))?.location == .folder("/v"))
  }

  @Test func whatIsWrongIsReportedWithItsPlace() {
    let whole = """
      error: 'p': Invalid manifest (compiled with: ["swiftc", "/p/Package.swift"])
      /p/Package.swift:3:29: error: cannot convert
      3 | let package = Package(name: 3)
        |                             `- error: cannot convert
      """
    #expect(SetupManifest.problems(whole) == ["/p/Package.swift:3:29: error: cannot convert"])
    #expect(
      SetupManifest.problems("error: 'p': Invalid manifest (compiled with: [\"swiftc\"])\nx")
        == ["error: 'p': Invalid manifest"])
  }

  @Test func aCircleOfTargetsEnds() throws {
    let manifest = try manifest(
      """
      {"name": "P", "dependencies": [], "targets": [
        {"name": "A", "type": "executable", "dependencies": [{"target": ["B", null]}]},
        {"name": "B", "type": "regular", "dependencies": [{"byName": ["A", null]}]}]}
      """)
    #expect(manifest.widgetProducts.isEmpty)
  }
}

@Suite struct VitrineLocationTests {
  @Test(arguments: [
    ("https://example.org/x/Vitrine.git", ".build/checkouts/Vitrine"),
    ("git@example.org:vitrine", ".build/checkouts/vitrine"),
    ("https://example.org/vitrine/", ".build/checkouts/vitrine"),
  ])
  func aRepositoryIsCheckedOut(_ address: String, _ path: String) {
    let place = VitrineLocation(.repository(address), package: "/p", repository: "/p")
    #expect(place == VitrineLocation(path: path, source: .checkout))
  }

  @Test func aFolderOfTheRepositoryIsThere() {
    let place = VitrineLocation(.folder("/r/Vendor/vitrine"), package: "/r/ios", repository: "/r")
    #expect(place == VitrineLocation(path: "../Vendor/vitrine", source: .repository))
  }

  @Test func aFolderBesideItIsFetched() {
    let place = VitrineLocation(
      .folder("/no/such/vitrine"), package: "/no/such/r", repository: "/no/such/r")
    #expect(
      place == VitrineLocation(path: "../vitrine", source: .beside(address: nil, commit: nil)))
  }

  @Test func addressesAreThoseThatNeedNoKey() {
    #expect(VitrineLocation.public("git@example.org:a/b.git") == "https://example.org/a/b.git")
    #expect(VitrineLocation.public("ssh://git@example.org/a/b") == "https://example.org/a/b")
    #expect(VitrineLocation.public("https://example.org/a/b") == "https://example.org/a/b")
    #expect(VitrineLocation.public("https://me:token@example.org/a/b") == "https://example.org/a/b")
    #expect(VitrineLocation.public("/srv/b") == nil)
  }

  @Test(arguments: [
    ("// @main struct No\n@main\npublic struct Yes: WidgetBundle {", "Yes"),
    ("@main @MainActor struct A : Widget {}", "A"),
    ("@main\n@available(iOS 17, *)\nstruct B: WidgetBundle {", "B"),
    ("struct C: Widget {}", nil),
  ])
  func theBundleIsTheMainType(_ source: String, _ name: String?) {
    #expect(BundleName.find(inSource: source) == name)
  }
}
