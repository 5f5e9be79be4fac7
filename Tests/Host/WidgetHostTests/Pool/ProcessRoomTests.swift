import Foundation
import Testing

@testable import WidgetHost

struct ProcessRoomTests {
  @Test func aShortageIsNamedWithItsRemedy() {
    let failure = ProcessRoom.failure("/a/Widgets", EAGAIN)
    #expect(
      failure.description
        == "There is no room for another process (Resource temporarily unavailable), so /a/Widgets can't be "
        + "started. Use fewer workers by --jobs, or raise the limit: ulimit -u, a container's --pids-limit."
    )
    #expect(
      ProcessRoom.failure("/a/Widgets", ENOENT).description
        == "/a/Widgets can't be started: No such file or directory.")
  }

  @Test func aMachineWithRoomHasNoShortage() {
    ProcessRoom.begin()
    #expect(ProcessRoom.shortage == nil)
  }

  @Test func aShortageThatPassesIsWaitedFor() {
    var calls = 0
    let started = ProcessRoom.retrying {
      calls += 1
      return (process: calls < 3 ? 0 : 42, layers: [], error: calls < 3 ? EAGAIN : 0)
    }
    #expect(started.process == 42 && calls == 3)
  }
}
