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

  /// https://developer.apple.com/documentation/network/ipv4address: made of text, nil where it is no address.
  @Test func addressesAreReadFromText() {
    #expect(IPv4Address("192.168.1.7")?.rawValue == Data([192, 168, 1, 7]))
    for text in ["192.168.1", "192.168.1.256", "a.b.c.d", "", "1.2.3.4.5", "1..2.3"] {
      #expect(IPv4Address(text) == nil, "\(text)")
    }
    #expect(IPv4Address("127.0.0.1") == .loopback && IPv4Address.loopback.isLoopback)
    #expect(IPv4Address("169.254.0.9")?.isLinkLocal == true)
  }

  /// The texts are examples of RFC 5952, sections 1 and 4: https://www.rfc-editor.org/rfc/rfc5952
  @Test(arguments: [
    ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"), ("2001:0db8::0001", "2001:db8::1"),
    ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"), ("::1", "::1"), ("::", "::"),
    ("fe80::1%en0", "fe80::1"), ("::ffff:192.0.2.1", "::ffff:c000:201"),
  ])
  func addressesOfSixteenBytesAreWrittenShort(_ text: String, _ short: String) {
    #expect(IPv6Address(text)?.debugDescription == short)
  }

  @Test(arguments: [
    "", ":", ":::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "12345::", "g::", "1::2::3",
  ])
  func textThatIsNoAddressIsNone(_ text: String) { #expect(IPv6Address(text) == nil) }
}
