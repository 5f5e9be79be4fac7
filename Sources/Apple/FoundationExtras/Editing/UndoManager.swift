import Foundation

/// Changes that can be undone and done again, newest first. Changes that are undone together are a group.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Action {
    weak var target: AnyObject?
    let run: () -> Void
  }
  private struct Group {
    var actions: [Action] = []
    var name = ""
    var isDiscardable = false
  }

  private var undos: [Group] = []
  private var redos: [Group] = []
  /// The groups that have begun and not ended, the outermost first.
  private var begun: [Group] = []
  /// Whether the outermost of them was begun for an event of the run loop.
  private var isEventOpen = false
  private var disabled = 0

  /// Whether the changes of one turn of the run loop are one group, which begins by itself.
  open var groupsByEvent = true
  /// The most groups that are kept; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Registering

  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if begun.isEmpty, groupsByEvent { beginEvent() }
    let action = Action(target: target) { [weak target] in if let target { handler(target) } }
    if begun.isEmpty {
      put(Group(actions: [action]))
    } else {
      begun[begun.count - 1].actions.append(action)
    }
    if !isUndoing, !isRedoing { redos = [] }
  }

  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  // MARK: Groups

  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { begun.count }

  open func beginUndoGrouping() {
    if begun.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEvent() }
    begun.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    guard let group = begun.last else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    begun.removeLast()
    if begun.isEmpty { isEventOpen = false }
    if begun.isEmpty {
      put(group)
    } else {
      // An inner group is one of the outer one's changes, and undone with it.
      begun[begun.count - 1].actions += group.actions
      if !group.name.isEmpty { begun[begun.count - 1].name = group.name }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Begins a group that ends with the current turn of the run loop, or with the next `undo()`.
  private func beginEvent() {
    begun.append(Group())
    isEventOpen = true
    RunLoop.current.perform { [weak self] in self?.endEvent() }
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func endEvent() {
    guard isEventOpen, !isUndoing, !isRedoing else { return }
    while !begun.isEmpty { endUndoGrouping() }
  }

  private func put(_ group: Group) {
    guard !group.actions.isEmpty else { return }
    if isUndoing { redos.append(group) } else { undos.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undos = undos.suffix(levelsOfUndo)
    redos = redos.suffix(levelsOfUndo)
  }

  // MARK: Undoing

  open var canUndo: Bool { !undos.isEmpty || begun.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redos.isEmpty }

  /// Ends the groups that have begun, and undoes the newest.
  open func undo() {
    guard !isUndoing, !isRedoing else { return }
    while !begun.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undos.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    guard !isUndoing, !isRedoing, let group = redos.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs the changes of a group, the newest first. What they register is a group by the same name.
  private func run(_ group: Group) {
    let outer = begun
    begun = [Group(name: group.name, isDiscardable: group.isDiscardable)]
    for action in group.actions.reversed() { action.run() }
    while !begun.isEmpty { endUndoGrouping() }
    begun = outer
  }

  open func removeAllActions() {
    undos = []
    redos = []
    begun = begun.map { _ in Group() }
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var rest = group
        rest.actions.removeAll { $0.target === target }
        return rest
      }
    }
    undos = without(undos).filter { !$0.actions.isEmpty }
    redos = without(redos).filter { !$0.actions.isEmpty }
    begun = without(begun)
  }

  // MARK: Names

  /// Names the group that has begun, or else the newest.
  open func setActionName(_ actionName: String) {
    if !begun.isEmpty {
      begun[begun.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }

  open func setActionIsDiscardable(_ discardable: Bool) {
    if !begun.isEmpty {
      begun[begun.count - 1].isDiscardable = discardable
    } else if !undos.isEmpty {
      undos[undos.count - 1].isDiscardable = discardable
    }
  }

  /// The name of what `undo()` would undo; empty where there is none.
  open var undoActionName: String {
    begun.last { !$0.name.isEmpty }?.name ?? undos.last?.name ?? ""
  }
  open var redoActionName: String { redos.last?.name ?? "" }
  open var undoActionIsDiscardable: Bool { undos.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { redos.last?.isDiscardable ?? false }

  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
