import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import WidgetHost

/// A widget on a locked device. Sources: Apple, “Creating a widget extension”, Hide sensitive content; “Designing your
/// app for the Always On state”, Hide sensitive information; `RedactionReasons.privacy`.
@MainActor @Suite struct LockTests {
  private struct Account: View {
    var body: some View {
      VStack {
        Text(verbatim: "Account")
        Text(verbatim: "4711").privacySensitive()
        Text(verbatim: "public").privacySensitive().unredacted()
        Text(verbatim: "open").privacySensitive(false)
        Reasons()
      }
    }
  }

  /// The reasons that a view reads which marks nothing.
  private struct Reasons: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text(verbatim: "\(reasons.rawValue)") }
  }

  private func texts(_ change: (inout FrameRequest) -> Void) throws -> [String] {
    try DrawnEntry(Account(), .systemSmall, change).texts
  }

  @Test func anUnlockedDeviceShowsAll() throws {
    #expect(try texts { _ in } == ["Account", "4711", "public", "open", "0"])
  }

  /// The reason is in the environment of every view, since one may have a treatment of its own.
  @Test func aLockedDeviceHidesWhatIsMarked() throws {
    #expect(try texts { $0.style.lock = .locked } == ["Account", "public", "open", "2"])
  }

  @Test func aDimmedDisplayHidesItToo() throws {
    #expect(try texts { $0.style.luminance = .reduced } == ["Account", "public", "open", "2"])
  }

  /// The reasons are a set: a placeholder on a locked device has both.
  @Test func aPlaceholderOnALockedDeviceHidesAllTexts() throws {
    let texts = try texts {
      $0.phase = .placeholder
      $0.style.lock = .locked
    }
    #expect(texts == ["public"])
  }

  /// RevenueCat's snapshot of a placeholder: bars at 0.16 of the foreground, which are as wide whatever the characters.
  @Test func whatIsPrivateIsDrawnAsAPlaceholderIs() throws {
    let secret = try DrawnEntry(Text(verbatim: "4711").privacySensitive()) {
      $0.style.lock = .locked
    }
    let placeholder = try DrawnEntry(Text(verbatim: "0000")) { $0.phase = .placeholder }
    #expect(secret.list.digest == placeholder.list.digest)
  }

  @Test func theLastPartOfANameIsTheLock() {
    var request = FrameRequest(
      product: "p", kind: "k", family: "systemSmall", phase: .snapshot, setting: Setting(),
      style: FrameStyle())
    request.style.appearance = .dark
    request.setting.os = 18
    request.style.lock = .locked
    #expect(request.id(includingProduct: false) == "k/systemSmall/snapshot~dark~os18~locked@3x")
    #expect(request.variant.last?.key == "lock")
  }

  // MARK: Nothing to hide

  private func codes(_ view: some View, _ phase: Phase = .snapshot) throws -> [String] {
    try DrawnEntry(view) {
      $0.phase = phase
      $0.style.lock = .locked
    }.notes.map(\.code)
  }

  @Test func aDeviceThatHidesNothingIsReported() throws {
    #expect(try codes(Text(verbatim: "open")) == ["nothing-sensitive"])
    #expect(try codes(Circle().privacySensitive()) == ["nothing-sensitive"])
    #expect(try codes(Text(verbatim: "4711").privacySensitive()) == [])
    #expect(try codes(Reasons()) == [])
    #expect(try codes(Text(verbatim: "open"), .placeholder) == [])
    #expect(try DrawnEntry(Text(verbatim: "open")) { _ in }.notes == [])
  }

  @Test func itsFrameIsTheUnlockedOnes() throws {
    let view = Text(verbatim: "open")
    let locked = try DrawnEntry(view) { $0.style.lock = .locked }
    #expect(locked.list.digest == (try DrawnEntry(view).list.digest))
  }
}

/// Locked devices, drawn by real worker processes.
@Suite(.blocking) struct LockedFrameTests {
  private func run(
    _ kind: String, _ family: String, _ phases: [PhaseKind] = [.snapshot],
    _ locks: [FrameStyle.Lock] = [.locked], in folder: ScratchFolder,
    formats: [OutputSpec.Format] = [.png], showsLocked: Bool = false,
    protection: DataProtection = .untilFirstAuthentication
  ) throws -> BatchResult {
    var batch = FrameBatch.fixture(
      kind, family: family, phases: phases, in: folder, formats: formats)
    batch.styles = locks.map { lock in
      var style = FrameStyle()
      style.lock = lock
      return style
    }
    batch.showsLocked = showsLocked
    batch.world.dataProtection = protection
    return WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
  }

  @Test func aListHidesWhatIsPrivateInItsRows() throws {
    let folder = try ScratchFolder()
    let frames = try run("trips", "systemLarge", PhaseKind.standard, in: folder).frames
    #expect(
      frames.map(\.id) == [
        "trips/systemLarge/placeholder~locked@3x", "trips/systemLarge/snapshot~locked@3x",
        "trips/systemLarge/timeline-000~locked@3x",
      ])
    #expect(frames.first?.texts == ["Trips"])
    #expect(frames[at: 1]?.texts == ["Trips", "Lisbon", "Porto", "nights: unlock to see"])
    #expect(try frames.element(2).digest == frames.element(1).digest)
    #expect(frames.flatMap(\.diagnostics) == [])
  }

  @Test func noFileHoldsWhatIsHidden() throws {
    let folder = try ScratchFolder()
    _ = try run(
      "trips", "systemLarge", in: folder, formats: [.png, .svg, .html, .json])
    let files = try folder.files()
    #expect(files.count == 4)
    for (name, bytes) in files {
      #expect(!String(decoding: bytes, as: UTF8.self).contains("room"), "\(name)")
    }
  }

  @Test func aGalleryHasALockedFrameOfWhatHidesSomething() throws {
    let folder = try ScratchFolder()
    let trips = try run(
      "trips", "systemLarge", PhaseKind.standard, [.unlocked], in: folder, showsLocked: true)
    #expect(
      trips.frames.map(\.id) == [
        "trips/systemLarge/placeholder@3x", "trips/systemLarge/snapshot@3x",
        "trips/systemLarge/snapshot~locked@3x", "trips/systemLarge/timeline-000@3x",
      ])
    let other = try run(
      "well-behaved", "systemSmall", [.snapshot], [.unlocked], in: folder, showsLocked: true)
    #expect(other.frames.map(\.id) == ["well-behaved/systemSmall/snapshot@3x"])
    // Asked for both, none is added.
    let both = try run(
      "trips", "systemLarge", [.snapshot], [.unlocked, .locked], in: folder, showsLocked: true)
    #expect(
      both.frames.map(\.id) == [
        "trips/systemLarge/snapshot@3x", "trips/systemLarge/snapshot~locked@3x",
      ])
  }

  /// Apple, “Creating a widget extension”: until the device is unlocked, WidgetKit shows a placeholder instead.
  @Test func protectedDataHideAWholeWidgetBehindItsPlaceholder() throws {
    let folder = try ScratchFolder()
    let frames = try run(
      "trips", "systemLarge", PhaseKind.standard, [.unlocked, .locked], in: folder,
      protection: .complete
    ).frames
    let locked = frames.filter { $0.request.style.lock == .locked }
    #expect(locked.map(\.texts) == [["Trips"], ["Trips"], ["Trips"]])
    #expect(Set(locked.map(\.digest)).count == 1)
    #expect(
      locked.map { $0.diagnostics.map(\.code) } == [[], ["data-protection"], ["data-protection"]])
    let open = frames.filter { $0.request.style.lock == .unlocked }
    #expect(open.map(\.texts.count) == [1, 6, 6])
    // The gallery has its frame of it, though nothing in this widget is marked.
    let added = try run(
      "well-behaved", "systemSmall", [.snapshot], [.unlocked], in: folder, showsLocked: true,
      protection: .completeUnlessOpen
    ).frames
    #expect(
      added.map(\.id) == [
        "well-behaved/systemSmall/snapshot@3x", "well-behaved/systemSmall/snapshot~locked@3x",
      ])
  }

  /// Apple, `ControlWidgetTemplate.privacySensitive(_:)`: content and state, on the Lock Screen.
  @Test func aSensitiveControlHidesItsStateOnTheLockScreen() throws {
    let folder = try ScratchFolder()
    let locked = try run("safe", "controlLockScreen", [.preview], in: folder).frames
    let ids = ["current", "preview", "on", "off"].map { "safe/controlLockScreen/state-\($0)" }
    #expect(locked.map(\.id) == ids.map { $0 + "~locked@3x" })
    #expect(Set(locked.map(\.digest)).count == 1)
    let open = try run("safe", "controlLockScreen", [.preview], [.unlocked], in: folder).frames
    #expect(Set(open.map(\.digest)).count == 2)
    #expect(try !open.map(\.digest).contains(locked.element(0).digest))
    let centre = try run("safe", "controlMedium", [.preview], in: folder).frames
    #expect(
      centre.map(\.texts) == [["Safe", "Off"], ["Safe", "On"], ["Safe", "On"], ["Safe", "Off"]])
    #expect(
      try centre.element(0).diagnostics.map(\.code) == ["control-not-redacted", "assumed-size"])
  }

  /// Apple, “Adding interactivity to widgets and Live Activities”: on a locked device, buttons and toggles are inactive.
  @Test func aLockedDevicesControlsArentPressed() throws {
    let folder = try ScratchFolder()
    let result = try run("touched", "systemLarge", [.interaction], in: folder)
    #expect(result.frames.isEmpty)
    #expect(result.interactions.contains { $0.control == "lamp" })
    #expect(result.interactions.allSatisfy { $0.outcome == .refused })
    let lamp = try #require(result.interactions.first { $0.control == "lamp" })
    #expect(lamp.message == "the device is locked, and controls do nothing until it is unlocked")
  }
}
