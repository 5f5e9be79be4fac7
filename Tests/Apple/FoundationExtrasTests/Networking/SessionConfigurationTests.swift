import FoundationExtras
import Testing

/// The properties that Apple's configurations have beside Foundation's go along with each copy.
@Suite struct SessionConfigurationTests {
  @Test func aSessionKeepsItsCopy() throws {
    let configuration = URLSessionConfiguration.background(withIdentifier: "example.tides")
    configuration.waitsForConnectivity = true
    configuration.sharedContainerIdentifier = "group.example"
    configuration.sessionSendsLaunchEvents = false
    configuration.allowsConstrainedNetworkAccess = false
    let session = URLSession(configuration: configuration)
    configuration.waitsForConnectivity = false
    #expect(session.configuration.identifier == "example.tides")
    #expect(session.configuration.waitsForConnectivity)
    #expect(session.configuration.sharedContainerIdentifier == "group.example")
    #expect(!session.configuration.sessionSendsLaunchEvents)
    #expect(!session.configuration.allowsConstrainedNetworkAccess)
    #expect(session.configuration.allowsExpensiveNetworkAccess)
  }

  @Test func theDefaultsAreApples() {
    let configuration = URLSessionConfiguration.default
    #expect(configuration.identifier == nil)
    #expect(!configuration.waitsForConnectivity)
    #expect(configuration.sessionSendsLaunchEvents)
    #expect(configuration.allowsExpensiveNetworkAccess)
    #expect(configuration.sharedContainerIdentifier == nil)
  }
}
