import DataStore
import Failures

/// The file of a store's objects at the start, as an option names it.
package enum StoreFile {
  /// - Throws: a `Failure`, with what is wrong in the file.
  package static func check(_ path: String) throws(Failure) { _ = try read(path, isWhole: true) }

  /// - Parameter isWhole: whether a SQLite file is read to its end, which takes its time: once for a run.
  static func read(_ path: String, isWhole: Bool = false) throws(Failure) -> StoreFixture {
    do throws(StoreFixture.Fault) {
      let fixture = try StoreFixture(contentsOf: path)
      if isWhole { try fixture.check() }
      return fixture
    } catch {
      throw Failure(error.description)
    }
  }
}
