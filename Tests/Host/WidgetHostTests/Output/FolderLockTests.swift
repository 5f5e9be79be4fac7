import Foundation
import TestSupport
import Testing

@testable import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

@Suite(.blocking) struct FolderLockTests {
  @Test func whoWritesWaitsForAllOthersAndIsTold() throws {
    let folder = try ScratchFolder()
    var notes: [String] = []
    func lock(isShared: Bool) -> FolderLock? {
      FolderLock(folder.path, isShared: isShared) { notes.append($0) }
    }
    var readers = [lock(isShared: true), lock(isShared: true)]
    #expect(readers.count == 2 && notes.isEmpty)
    let isWaiting = DispatchSemaphore(value: 0), isDone = DispatchSemaphore(value: 0)
    let path = folder.path
    DispatchQueue.global().async {
      Self.write(path, isWaiting)
      isDone.signal()
    }
    isWaiting.wait()
    #expect(isDone.wait(timeout: .now() + 0.05) == .timedOut)
    readers = []
    isDone.wait()
    #expect(lock(isShared: false) != nil)
  }

  /// Takes a folder and gives it back.
  private static func write(_ path: String, _ isWaiting: DispatchSemaphore) {
    let writer = FolderLock(path, isShared: false) { note in
      #expect(
        note
          == "note: another run (process \(getpid())) is using \(path). This one goes on when that has ended; Ctrl-C ends this one."
      )
      isWaiting.signal()
    }
    #expect(writer != nil)
  }

  @Test func nothingIsLeftInTheFolderAndAMissingOneHasNoLock() throws {
    let folder = try ScratchFolder()
    let lock = FolderLock(folder.path, isShared: false) { _ in }
    #expect(lock != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    #expect(FolderLock(folder.path + "/nowhere", isShared: false) { _ in } == nil)
  }
}
