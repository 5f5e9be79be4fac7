import DataStore
import Failures

/// The file of a store's objects at the start, as an option names it.
package enum StoreFile {
  /// - Throws: a `Failure`, where it can't be read or is JSON that isn't of the form. A store that is damaged, locked or
  ///   not Core Data's is a diagnostic of the frames whose code opens it.
  package static func check(_ path: String) throws(Failure) { _ = try read(path) }

  static func read(_ path: String) throws(Failure) -> StoreFixture {
    do throws(StoreFixture.Fault) {
      return try StoreFixture(contentsOf: path)
    } catch {
      throw Failure(error.description)
    }
  }
}
