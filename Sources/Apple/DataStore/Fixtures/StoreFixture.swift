internal import CHermetic
import DataModels
import Foundation

/// The objects that stores hold before a widget's code runs: a JSON file with lists of objects by entity, or a SQLite
/// file that Core Data has made.
///
///     { "Trip": [{ "@id": "rome", "title": "Rome", "start": "2026-01-12T09:00:00Z", "stops": ["forum"] }],
///       "Stop": [{ "@id": "forum", "name": "Forum" }] }
package struct StoreFixture: Sendable {
  /// The path of the file.
  package let path: String
  private let entities: [Rows]
  /// Whether the file is a store of Core Data's, by its first bytes or its name.
  package let isStore: Bool
  private let check: StoreFileCheck?

  struct Rows: @unchecked Sendable {
    var entity: String
    var line: Int
    var rows: [LocatedJSON]
  }

  /// An error in the file as a whole.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// - Throws: a ``Fault``, where it is neither a store by its bytes or its name nor JSON of the form. A store is read
  ///   where an app opens it.
  package init(contentsOf path: String) throws(Fault) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      let whole = URL(fileURLWithPath: path).path
      throw Fault(description: "The store file \(whole) can't be read: is the path right?")
    }
    if data.starts(with: Data("SQLite format 3\0".utf8)) {
      isStore = true
      check = StoreFileCheck { () throws(StoreProblem) in try StoreCheck.check(path) }
      entities = []
      return
    }
    let isNamedAsStore = Self.endings.contains((path as NSString).pathExtension.lowercased())
    guard !isNamedAsStore, Self.isText(data) else {
      let message =
        "\(path) is neither a SQLite database, which begins with the words “SQLite format 3”, nor JSON. Copy the "
        + "store's file again, or give the objects as JSON: {\"Entity\": [{\"attribute\": …}]}."
      guard isNamedAsStore else { throw Fault(description: message) }
      isStore = true
      check = StoreFileCheck { () throws(StoreProblem) in throw StoreProblem(.damaged, message) }
      entities = []
      return
    }
    isStore = false
    check = nil
    let document: LocatedJSON
    do throws(LocatedJSON.Fault) {
      document = try LocatedJSON(Array(data))
    } catch {
      throw Fault(description: "\(path):\(error.line): \(error.message).")
    }
    guard case .object(let members) = document.content else {
      throw Fault(
        description:
          "\(path):\(document.line): it is \(document.kind), not of the form {\"Entity\": [{\"attribute\": …}]}."
      )
    }
    var entities: [Rows] = []
    for (key, value) in members {
      guard case .list(let rows) = value.content else {
        throw Fault(
          description: "\(path):\(value.line): “\(key)” is \(value.kind), not a list of objects.")
      }
      for row in rows {
        guard case .object = row.content else {
          throw Fault(
            description: "\(path):\(row.line): in “\(key)” there is \(row.kind), not an object.")
        }
      }
      entities.append(Rows(entity: key, line: value.line, rows: rows))
    }
    self.entities = entities
  }

  /// The endings of files that are SQLite's by their name.
  private static let endings: Set<String> = ["sqlite", "sqlite3", "store", "db"]

  /// Whether bytes are UTF-8 without the zeros that a text has none of.
  private static func isText(_ data: Data) -> Bool {
    !data.contains(0) && String(validating: data, as: UTF8.self) != nil
  }

  // MARK: The fixture of this process

  nonisolated(unsafe) private static var shared: StoreFixture?
  private static let lock = NSLock()

  package static var current: StoreFixture? {
    get { ofTask ?? lock.withLock { shared } }
    set {
      lock.withLock { shared = newValue }
      machine_place_stores(newValue != nil)
      _ = Self.settlesNotes
    }
  }

  /// The fixture of the calling task alone, for tests: a run in the same process sets the shared one at any time.
  @TaskLocal private static var ofTask: StoreFixture?

  /// Runs `work` with a fixture that no other task sees.
  package static func with<Result>(_ fixture: StoreFixture, _ work: () -> Result) -> Result {
    _ = settlesNotes
    return $ofTask.withValue(fixture, operation: work)
  }

  /// The answer to whether a note of an empty store is due, given once, before there is a fixture.
  private static let settlesNotes: Void = StoreNotes.settle { entity in
    // A file that can't be used has its own note.
    current.map { $0.names(entity) || $0.problem != nil } ?? false
  }

  /// The problem with the file, where it is a store that is damaged, that another program is writing to, or that isn't
  /// Core Data's. The first call reads the file.
  package var problem: StoreProblem? { check?.problem }

  /// Whether the file lists objects of an entity, be it none.
  func names(_ entity: String) -> Bool { entities.contains { $0.entity == entity } }

  // MARK: Filling

  /// Puts the objects into a new store. Objects and values that don't fit the model are noted, and left out.
  ///
  /// - Parameters:
  ///   - names: the entities whose objects are put there; nil for all.
  ///   - isElsewhere: whether another model of the program has an entity of a name.
  package func fill(
    _ store: RowStore, _ form: (any StoreForm)? = nil, of names: Set<String>? = nil,
    isElsewhere: @escaping (String) -> Bool = { _ in false }
  ) {
    guard !isStore else { return }
    let coordinator = RecordCoordinator(model: store.model)
    coordinator.add(store)
    let context = RecordContext(coordinator)
    var filler = FixtureFiller(path: path, context: context, form: form, isElsewhere: isElsewhere)
    filler.fill(entities.filter { names?.contains($0.entity) ?? true })
    do throws(SaveProblem) {
      try context.save()
    } catch {
      filler.note(error)
    }
  }
}
