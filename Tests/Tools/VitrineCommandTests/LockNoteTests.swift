import DisplayList
import Foundation
import Testing
import WidgetHost

@testable import VitrineCommand

@Suite struct LockNoteTests {
  private func frame(
    _ kind: String, _ phase: Phase, _ diagnostics: [Diagnostic] = [],
    _ lock: FrameStyle.Lock = .locked
  ) -> (request: FrameRequest, diagnostics: [Diagnostic]) {
    var style = FrameStyle()
    style.lock = lock
    let request = FrameRequest(
      product: "P", kind: kind, family: "systemSmall", phase: phase, setting: Setting(),
      style: style)
    return (request, diagnostics)
  }

  @Test func widgetsThatHideNothingAreNamedOnce() {
    let note = LockNote.text([
      frame("Tide", .placeholder), frame("Tide", .snapshot, [.nothingSensitive]),
      frame("Tide", .timeline(0), [.nothingSensitive]), frame("Bank", .snapshot),
      frame("Bank", .timeline(0), [.nothingSensitive]),
      frame("Moon", .snapshot, [.nothingSensitive]),
    ])
    #expect(
      note
        == "note: a locked device hides nothing of Tide systemSmall, Moon systemSmall: the frames are those of an "
        + "unlocked one. Mark what only the owner may see with privacySensitive().")
  }

  @Test func noneIsNamedWhereNoDeviceIsLocked() {
    #expect(LockNote.text([frame("Tide", .snapshot, [], .unlocked)]) == nil)
    #expect(LockNote.text([frame("Tide", .placeholder)]) == nil)
  }
}
