import Foundation

/// The check of a store's file, made once, at the first call: reading a large file takes its time.
final class StoreFileCheck: @unchecked Sendable {
  private let lock = NSLock()
  private let check: @Sendable () throws(StoreProblem) -> Void
  private var result: Result<Void, StoreProblem>?

  init(_ check: @escaping @Sendable () throws(StoreProblem) -> Void) { self.check = check }

  var problem: StoreProblem? {
    lock.withLock {
      let found = result ?? make()
      result = found
      guard case .failure(let problem) = found else { return nil }
      return problem
    }
  }

  private func make() -> Result<Void, StoreProblem> {
    do throws(StoreProblem) {
      try check()
      return .success(())
    } catch {
      return .failure(error)
    }
  }
}
