import Failures
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import VitrineTesting

/// Widgets driven in the test's own process.
@Suite struct WidgetAssertionTests {
  @MainActor
  private func made(
    _ widget: ProbeWidget = ProbeWidget(), families: [WidgetFamily]? = [.systemSmall],
    phases: [SnapshotPhase] = [.snapshot], matrix: SnapshotMatrix = .one,
    world: SnapshotWorld = .standard
  ) async -> MadeFrames {
    var world = world
    // The other tests of the process may leave a provider no core for longer than the limit by default.
    if world.providerTimeout == SnapshotWorld.standard.providerTimeout {
      world.providerTimeout = 300
    }
    return await WidgetRunner(
      families: families, phases: phases, matrix: matrix, world: world, configurations: [],
      at: AssertionLocation("A/A.swift", #filePath, "a()", 1, 1)
    ).run { descriptions(of: widget) }
  }

  private func text(_ made: MadeFrames) -> String? {
    made.frames.first?.list.views.compactMap(\.text).first
  }

  @Test func goldensAreNamedAsTheCommandNamesFrames() async throws {
    let folder = try SnapshotFolder()
    let location = folder.location()
    let messages = await failures {
      await newRun {
        await Assertion(location, nil, .missing).checkPictures(.exact) {
          await made(families: nil, phases: SnapshotPhase.standard, matrix: .default)
        }
      }
    }
    #expect(messages.first?.hasPrefix("16 of 16 snapshots have no golden.") == true)
    let names = ["placeholder", "snapshot", "timeline-000", "timeline-001"]
    let expected = ["systemMedium", "systemSmall"].flatMap { family in
      names.flatMap {
        ["look/Probe/\(family)/\($0)@3x.png", "look/Probe/\(family)/\($0)~dark@3x.png"]
      }
    }
    #expect(folder.goldens == expected.sorted())
  }

  @Test func theProviderFindsTheWorld() async {
    var world = SnapshotWorld(
      now: Date(timeIntervalSince1970: 1_800_000_000), timeZone: "Asia/Tokyo")
    world.seed = 3
    let widget = ProbeWidget { context in
      let zone = TimeZone.current.identifier, locale = Locale.current.identifier
      return
        "\(context.family) \(context.isPreview) \(Int(Date().timeIntervalSince1970)) \(zone) \(locale)"
    }
    let frames = await made(widget, matrix: .one.locales("ar_EG"), world: world)
    #expect(text(frames) == "systemSmall true 1800000000 Asia/Tokyo ar_EG")
  }

  @Test func theLinkedSDKIsASettingOfTheWorld() throws {
    #expect(try SnapshotWorld(linkedSDK: "16.4").setting().linkedSDK.name == "16.4")
    #expect(try SnapshotWorld().setting().linkedSDK.name == "26")
    #expect(
      throws: Failure(
        "The world's linked SDK is “13”, which isn't a version of iOS whose SDK has widgets: “16.4” is."
      )
    ) { try SnapshotWorld(linkedSDK: "13").setting() }
  }

  @Test func whileAProviderIsAskedTestsHaveTheirOwnWorld() async {
    let asked = AsyncStream<Void>.makeStream()
    let seen = AsyncStream<Void>.makeStream()
    let widget = ProbeWidget { _ in
      asked.continuation.finish()
      for await _ in seen.stream {}
      return "\(Int(Date().timeIntervalSince1970)) \(Locale.current.identifier)"
    }
    let world = SnapshotWorld(now: Date(timeIntervalSince1970: 1_000_000_000))
    async let frames = made(widget, matrix: .one.locales("fr_FR"), world: world)
    for await _ in asked.stream {}
    #expect(Date().timeIntervalSince1970 > 1_768_000_000)
    #expect(UUID() != UUID())
    #expect(Locale.current.identifier == "en_US")
    // A view that another test draws meanwhile has its own, too.
    let view = ViewRunner(
      matrix: .one.locales("de_DE"), world: SnapshotWorld(now: Date(timeIntervalSince1970: 5)))
    let drawn = await MainActor.run {
      view.run(.sizeThatFits) {
        Text("\(Int(Date().timeIntervalSince1970)) \(Locale.current.identifier)")
      }
    }
    #expect(drawn.frames.first?.list.views.compactMap(\.text) == ["5 de_DE"])
    seen.continuation.finish()
    #expect(text(await frames) == "1000000000 fr_FR")
  }

  @Test func aWidgetIsMadeInItsWorld() async {
    func widget() -> ProbeWidget {
      let date = Int(Date().timeIntervalSince1970)
      return ProbeWidget { _ in "\(date)" }
    }
    let frames = await WidgetRunner(
      families: [.systemSmall], phases: [.snapshot], matrix: .one, world: nil, configurations: [],
      at: AssertionLocation("A/A.swift", #filePath, "a()", 1, 1)
    ).run { descriptions(of: widget()) }
    #expect(text(frames) == "1767951660")
  }

  @Test func randomNumbersRepeatForTheWidgetAlone() async {
    let widget = ProbeWidget { _ in "\(UInt64.random(in: 0 ... .max)) \(UUID())" }
    let first = text(await made(widget)), second = text(await made(widget))
    #expect(first == second && first != nil)
    #expect(text(await made(widget, world: SnapshotWorld(seed: 1))) != first)
    #expect(UUID() != UUID())
  }

  @Test func theNetworkIsDeniedWhileAProviderIsAskedAndNotAfter() async throws {
    let widget = ProbeWidget { _ in
      guard let url = URL(string: "https://example.com/a") else { return "" }
      return (try? await URLSession.shared.data(from: url)) == nil ? "denied" : "let through"
    }
    let frames = await made(widget)
    #expect(text(frames) == "denied")
    let note = try #require(frames.frames.first?.notes.first { $0.code == "network-denied" })
    #expect(TestWording.of(note.message).contains("SnapshotWorld(network: .fixtures(\"PATH\"))"))
  }

  @Test func filesAnswerForTheNetworkAndForAppGroups() async throws {
    let folder = try SnapshotFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/net/example.com", withIntermediateDirectories: true)
    try folder.write("replayed", to: "net/example.com/a")
    try folder.write(#"{"group.a": {"defaults": {"name": "Ada"}}}"#, to: "group.json")
    let widget = ProbeWidget { _ in
      guard let url = URL(string: "https://example.com/a"),
        let (data, _) = try? await URLSession.shared.data(from: url)
      else { return "no network" }
      let name = UserDefaults(suiteName: "group.a")?.string(forKey: "name") ?? "nobody"
      return String(decoding: data, as: UTF8.self) + " " + name
    }
    let world = SnapshotWorld(
      network: .fixtures(folder.path + "/net"), appGroup: folder.path + "/group.json")
    let frames = await made(widget, world: world)
    #expect(text(frames) == "replayed Ada")
  }

  @Test func whatAWidgetWritesAtHomeIsntThePersons() async throws {
    let widget = ProbeWidget { _ in FileManager.default.homeDirectoryForCurrentUser.path }
    let home = try #require(text(await made(widget)))
    #expect(home.contains("vitrine-"))
  }

  @Test func aProviderThatDoesntAnswerIsAFailureAndNoHang() async {
    // It never ends, whatever the process's clocks and timers do; a sleep of an hour once did.
    let widget = ProbeWidget { _ in
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return ""
    }
    let frames = await made(widget, world: SnapshotWorld(providerTimeout: 0.3))
    #expect(frames.frames.isEmpty)
    #expect(
      frames.failures == [
        .init(
          what: "Probe/systemSmall/snapshot",
          message: "The provider of Probe (systemSmall) gave no snapshot within 0.3 s: call the "
            + "completion of getSnapshot, or return from snapshot(for:in:), on every path. "
            + "SnapshotWorld(providerTimeout:) allows more.")
      ])
  }

  @Test func whatIsAskedForInVainIsReported() async {
    let large = await made(families: [.systemLarge])
    #expect(
      large.failures == [
        .init(
          what: "Probe/systemLarge",
          message: "Probe doesn't support it; its supportedFamilies are systemSmall, systemMedium.")
      ])
    let device = await made(matrix: .one.devices("iPhone 99"))
    #expect(device.failures.first?.message.hasPrefix("There is no device “iPhone 99”.") == true)
    let locale = await made(matrix: .one.locales("qqq_Q"))
    #expect(locale.failures.first?.message.contains("locale “qqq_Q”") == true)
    let watch = await made(matrix: .one.devices(.appleWatch45))
    #expect(
      watch.failures.first?.message
        == "None of the matrix's devices and placements has a systemSmall.")
  }

  @Test func entriesCanBeCountedOff() async {
    let frames = await made(ProbeWidget(count: 9), phases: [.timelineEntries(3)])
    #expect(
      frames.frames.map(\.path) == (0..<3).map { "/Probe/systemSmall/timeline-00\($0)@3x" })
  }

  @Test func variantsAreNamedInTheCommandsOrder() async {
    let matrix = SnapshotMatrix(
      devices: [.iPhoneSE], appearances: [.dark], contrasts: [.increased],
      typeSizes: [.accessibility3], locales: ["zh-Hans"], directions: [.rightToLeft], systems: [18],
      locked: [true], scale: 1)
    let frames = await made(matrix: matrix)
    #expect(
      frames.frames.map(\.path) == [
        "/Probe/systemSmall/snapshot~dark~contrast-increased~accessibility3~zh_Hans~rtl~os18~"
          + "iPhone-SE-3~locked@1x"
      ])
  }

  @Test func twentyAtOnceDontMixTheirWorlds() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(number))
          let widget = ProbeWidget { _ in
            try? await Task.sleep(for: .milliseconds(5))
            return "\(Int(Date().timeIntervalSince1970)) \(TimeZone.current.identifier)"
          }
          let zone = number % 2 == 0 ? "UTC" : "Europe/Berlin"
          let frames = await made(widget, world: SnapshotWorld(now: date, timeZone: zone))
          let expected = number % 2 == 0 ? TimeZone(identifier: "UTC")!.identifier : zone
          #expect(text(frames) == "\(1_700_000_000 + number) \(expected)")
        }
      }
    }
  }
}
