/// Changes that can be undone, newest first. Foundation on Linux has none.
open class UndoManager: NSObject {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []
  private var isUndoing = false
  private var isRedoing = false

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let action = { [weak target] in if let target { handler(target) } }
    if isUndoing {
      redos.append(action)
    } else {
      undos.append(action)
      if !isRedoing { redos = [] }
    }
  }

  open var canUndo: Bool { !undos.isEmpty }
  open var canRedo: Bool { !redos.isEmpty }

  open func undo() {
    guard let action = undos.popLast() else { return }
    isUndoing = true
    action()
    isUndoing = false
  }

  open func redo() {
    guard let action = redos.popLast() else { return }
    isRedoing = true
    action()
    isRedoing = false
  }

  open func removeAllActions() {
    undos = []
    redos = []
  }
}
