import Foundation
import FoundationExtras
import Testing

@Suite struct UndoManagerTests {
  /// A text whose changes can be undone.
  private final class Note {
    let manager = UndoManager()
    private(set) var text = ""

    init() { manager.groupsByEvent = false }

    func set(_ text: String) {
      let old = self.text
      manager.registerUndo(withTarget: self) { $0.set(old) }
      self.text = text
    }
  }

  @Test func aChangeIsUndoneAndDoneAgain() {
    let note = Note()
    note.set("a")
    note.set("b")
    note.manager.undo()
    #expect(note.text == "a")
    #expect(note.manager.canUndo && note.manager.canRedo)
    note.manager.undo()
    #expect(note.text == "")
    #expect(!note.manager.canUndo)
    note.manager.redo()
    note.manager.redo()
    #expect(note.text == "b")
    #expect(!note.manager.canRedo)
  }

  @Test func aNewChangeEndsWhatCouldBeDoneAgain() {
    let note = Note()
    note.set("a")
    note.manager.undo()
    note.set("c")
    #expect(!note.manager.canRedo)
    note.manager.redo()
    #expect(note.text == "c")
  }

  @Test func aGroupIsUndoneAtOnceInTheOppositeOrder() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let log = NSMutableArray()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: log) { $0.add("first") }
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: log) { $0.add("second") }
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(log.compactMap { $0 as? String } == ["second", "first"])
    #expect(!manager.canUndo)
  }

  /// Without a turn of the run loop in between, the changes are of one event.
  @Test func theChangesOfAnEventAreOneGroup() {
    let note = Note()
    note.manager.groupsByEvent = true
    note.set("a")
    note.set("b")
    #expect(note.manager.groupingLevel == 1)
    note.manager.undo()
    #expect(note.text == "")
  }

  @Test func aNameIsOfTheGroupAndStaysWithIt() {
    let note = Note()
    note.manager.beginUndoGrouping()
    note.set("a")
    note.manager.setActionName("Typing")
    note.manager.endUndoGrouping()
    #expect(note.manager.undoActionName == "Typing")
    #expect(note.manager.undoMenuItemTitle == "Undo Typing")
    note.manager.undo()
    #expect(note.manager.undoActionName == "")
    #expect(note.manager.redoMenuItemTitle == "Redo Typing")
    note.manager.redo()
    #expect(note.manager.undoActionName == "Typing")
  }

  @Test func onlySoManyLevelsAreKept() {
    let note = Note()
    note.manager.levelsOfUndo = 2
    for text in ["a", "b", "c"] { note.set(text) }
    for _ in 0..<3 { note.manager.undo() }
    #expect(note.text == "a")
  }

  @Test func nothingIsRegisteredWhileThatIsOff() {
    let note = Note()
    note.manager.disableUndoRegistration()
    note.set("a")
    #expect(!note.manager.canUndo)
    note.manager.enableUndoRegistration()
    note.set("b")
    #expect(note.manager.canUndo)
    note.manager.removeAllActions(withTarget: note)
    #expect(!note.manager.canUndo)
  }

  @Test func aTargetThatIsGoneIsLeftOut() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    var calls = 0
    do {
      let target = NSObject()
      manager.registerUndo(withTarget: target) { _ in calls += 1 }
    }
    manager.undo()
    #expect(calls == 0)
  }
}
