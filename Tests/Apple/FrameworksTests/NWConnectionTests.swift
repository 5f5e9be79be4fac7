import Foundation
import Network
import Synchronization
import Testing

/// Connections, which find no network.
@Suite(.serialized, OwnDevice()) struct NWConnectionTests {
  // Apple's documentation of NWConnection.State: a connection without a viable network is waiting, with the reason.
  // ENETDOWN is 100 on Linux and 50 on Apple's platforms: the code is named.
  @Test func aConnectionWaitsAndSaysThatItRests() async throws {
    try FrameworkTests.enter()
    let states = Mutex<[NWConnection.State]>([])
    let connection = NWConnection(host: "example.com", port: 443, using: .tls)
    #expect(connection.endpoint.debugDescription == "example.com:443")
    #expect(connection.state == .setup)
    let queue = DispatchQueue(label: "test")
    connection.stateUpdateHandler = { state in states.withLock { $0.append(state) } }
    connection.start(queue: queue)
    let error = await withCheckedContinuation { done in
      connection.send(
        content: Data([1]), completion: .contentProcessed { done.resume(returning: $0) })
    }
    #expect(error == .posix(.ENETDOWN))
    connection.cancel()
    queue.sync {}
    #expect(
      states.withLock { $0 } == [.preparing, .waiting(.posix(.ENETDOWN)), .cancelled])
    #expect(FrameworkTests.codes().count == 1)
  }

  @Test func portsAreNumbers() {
    #expect(NWEndpoint.Port("8080")?.rawValue == 8080)
    #expect(NWEndpoint.Port("99999") == nil)
    #expect((NWError.posix(.ECONNREFUSED) as NSError).domain == "Network.NWError")
  }
}
