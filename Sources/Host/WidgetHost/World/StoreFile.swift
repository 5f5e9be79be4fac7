import DataStore
import Failures

/// The file of a store's objects at the start, as an option names it.
package enum StoreFile {
  /// - Throws: a `Failure`, with what is wrong in the file.
  package static func check(_ path: String) throws(Failure) { _ = try read(path) }

  static func read(_ path: String) throws(Failure) -> StoreFixture {
    do throws(StoreFixture.Fault) {
      return try StoreFixture(contentsOf: path)
    } catch {
      throw Failure(error.description)
    }
  }
}
