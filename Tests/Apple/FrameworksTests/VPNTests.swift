import DeviceFixtures
import DeviceWorld
import Foundation
import NetworkExtension
import TestSupport
import Testing

extension FrameworkTests {
  /// https://developer.apple.com/documentation/networkextension/nevpnstatus/invalid: the status where the
  /// preferences have no configuration of a VPN, or none that is enabled.
  @Test func aVPNIsNotConfigured() async throws {
    try Self.enter()
    let manager = NEVPNManager.shared()
    try await manager.loadFromPreferences()
    #expect(manager.connection.status == .invalid)
    #expect(manager.connection.connectedDate == nil)
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    #expect(throws: NEVPNError(.configurationInvalid)) {
      try manager.connection.startVPNTunnel()
    }
    #expect(await NEHotspotNetwork.fetchCurrent() == nil)
    #expect(
      try DeviceAnswers.takeUses().element(0).diagnostic.message
        == "NEVPNManager for the VPN: answered as on a device whose person was never asked, without a configuration. "
        + "Give an answer by --world FILE, key “vpn”.")
  }

  /// https://developer.apple.com/documentation/networkextension/netunnelprovidermanager/loadallfrompreferences(completionhandler:):
  /// the configurations that the app saved, as a control of Control Center asks for them.
  @Test func aTunnelIsConnectedAsTheWorldSays() async throws {
    try Self.enter(
      #"""
      {"vpn": {"status": "connected", "name": "Home", "server": "vpn.example.com", "isOnDemand": true,
        "connectedSince": "2026-01-09T08:00:00Z", "provider": "com.example.tunnel", "configuration": {"profile": 2}}}
      """#)
    let manager = try #require(try await NETunnelProviderManager.loadAllFromPreferences().first)
    let isOn: Bool =
      switch manager.connection.status {
      case .connected, .connecting, .reasserting: true
      default: false
      }
    #expect(isOn && manager.isEnabled && manager.isOnDemandEnabled)
    #expect(manager.localizedDescription == "Home")
    #expect(try manager.connection.connectedDate == Self.date("2026-01-09T08:00:00Z"))
    let configuration = try #require(manager.protocolConfiguration as? NETunnelProviderProtocol)
    #expect(configuration.serverAddress == "vpn.example.com")
    #expect(configuration.providerBundleIdentifier == "com.example.tunnel")
    #expect(configuration.providerConfiguration?["profile"] as? Int == 2)
    #expect(Self.codes() == ["device-answered"])
    try manager.connection.startVPNTunnel()
    #expect(Self.codes() == ["device-rests"])
  }

  /// https://developer.apple.com/documentation/networkextension/nevpnmanager/loadfrompreferences(completionhandler:)
  @Test func aVPNThatIsDisabledIsInvalid() async throws {
    try Self.enter(#"{"vpn": {"status": "connected", "isEnabled": false}}"#)
    let manager = NETunnelProviderManager()
    #expect(manager.connection.status == .invalid)
    try await manager.loadFromPreferences()
    #expect(manager.connection.status == .invalid && !manager.isEnabled)
    #expect(throws: NEVPNError(.configurationDisabled)) {
      try manager.connection.startVPNTunnel()
    }
  }

  @Test func aKeyOfTheVPNThatIsNotKnownIsNamedWithItsLine() throws {
    let file = try WorldFile(
      Data("{\n  \"vpn\": {\n    \"state\": \"connected\"\n  }\n}".utf8), path: "world.json")
    #expect(file.world.vpn == nil)
    let fault = try #require(file.faults["vpn"])
    #expect(fault.contains("world.json:3") && fault.contains("state"))
  }
}
