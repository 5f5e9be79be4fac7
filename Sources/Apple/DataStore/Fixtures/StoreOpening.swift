import DataModels
import Foundation

/// The opening of stores for an app: with the fixture's objects where there is no file yet.
package enum StoreOpening {
  /// - Parameters:
  ///   - path: of the file; nil for a store in memory, which stays as an app fills it.
  ///   - form: what the app's types say of a fixture's objects, beside the model.
  ///   - fixture: a store's file that can't be used is noted, and the app finds a new store: many apps end where theirs
  ///     can't be opened, and frames that need none of it would be lost with them.
  ///   - isElsewhere: whether another model of the program has an entity of a name.
  package static func open(
    _ model: DataModel, at path: String?, isReadOnly: Bool = false, form: (any StoreForm)? = nil,
    fixture: StoreFixture? = .current, isElsewhere: @escaping (String) -> Bool
  ) throws(StoreProblem) -> RowStore {
    let isCopied = path.map { place(fixture, at: $0) } ?? false
    func open() throws(StoreProblem) -> RowStore {
      try RowStore(
        model: model, path: path, isReadOnly: isReadOnly && path.map(isFilled) ?? false,
        addsEntities: form != nil)
    }
    let store: RowStore
    do throws(StoreProblem) {
      store = try open()
    } catch {
      guard isCopied, let path, let fixture else { throw error }
      // The place where the widget's code runs means nothing to the reader: the file that was given does.
      StoreNotes.note(error.naming(fixture.path, for: path))
      for ending in endings { try? FileManager.default.removeItem(atPath: path + ending) }
      store = try open()
    }
    if store.isNew, path != nil { fixture?.fill(store, form, isElsewhere: isElsewhere) }
    if !store.addedEntities.isEmpty {
      fixture?.fill(store, form, of: Set(store.addedEntities), isElsewhere: isElsewhere)
    }
    return store
  }

  /// The endings of the files of a store: its own and those that SQLite has beside it.
  private static let endings = ["", "-wal", "-shm"]

  /// Copies a fixture that is a store to where an app opens it and no content is yet. A file that can't be used is noted.
  ///
  /// - Returns: whether it was copied.
  private static func place(_ fixture: StoreFixture?, at path: String) -> Bool {
    guard let fixture, fixture.isStore, !isFilled(path) else { return false }
    if let problem = fixture.problem {
      StoreNotes.note(problem)
      return false
    }
    try? FileManager.default.removeItem(atPath: path)
    copy(fixture.path, to: path)
    return true
  }

  /// Whether a file is there that has content. One without is a store's that is still to be filled: asking whether a
  /// store is there has made it.
  private static func isFilled(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber).map { $0.int64Value > 0 } ?? false
  }

  /// Copies a store with what SQLite has beside it. A file that can't be copied is noted.
  package static func copy(_ file: String, to path: String) {
    for problem in copyProblems(file, to: path) { StoreNotes.add("store-unreadable", problem) }
  }

  /// Copies a store with what SQLite has beside it.
  ///
  /// - Returns: a message for each file that can't be copied.
  static func copyProblems(_ file: String, to path: String) -> [String] {
    let manager = FileManager.default
    try? manager.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    var problems: [String] = []
    for ending in endings where manager.fileExists(atPath: file + ending) {
      do {
        try manager.copyItem(atPath: file + ending, toPath: path + ending)
      } catch {
        problems.append(
          "\(file + ending) can't be copied, so the frame's store lacks what it holds. See that it can be read "
            + "and that there is space for a copy.")
      }
    }
    return problems
  }
}
