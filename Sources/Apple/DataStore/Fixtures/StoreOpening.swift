import DataModels
import Foundation

/// The opening of stores for an app: with the fixture's objects where there is no file yet.
package enum StoreOpening {
  /// - Parameters:
  ///   - path: of the file; nil for a store in memory, which stays as an app fills it.
  ///   - form: what the app's types say of a fixture's objects, beside the model.
  package static func open(
    _ model: DataModel, at path: String?, isReadOnly: Bool = false, form: (any StoreForm)? = nil
  ) throws(StoreProblem) -> RowStore {
    let fixture = StoreFixture.current
    if let path, let fixture, fixture.isStore, !FileManager.default.fileExists(atPath: path) {
      if let problem = fixture.problem { throw problem }
      copy(fixture.path, to: path)
    }
    let store: RowStore
    do throws(StoreProblem) {
      store = try RowStore(
        model: model, path: path,
        isReadOnly: isReadOnly && path.map(FileManager.default.fileExists(atPath:)) ?? false,
        addsEntities: form != nil)
    } catch {
      // The place where the widget's code runs means nothing to the reader: the file that was given does.
      guard let path, let fixture, fixture.isStore else { throw error }
      throw error.naming(fixture.path, for: path)
    }
    if store.isNew, path != nil { fixture?.fill(store, form) }
    if !store.addedEntities.isEmpty { fixture?.fill(store, form, of: Set(store.addedEntities)) }
    return store
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
    for ending in ["", "-wal", "-shm"] where manager.fileExists(atPath: file + ending) {
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
