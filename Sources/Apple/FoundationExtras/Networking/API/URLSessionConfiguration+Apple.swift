import Foundation
import FoundationNetworking

/// The properties of Apple's session configurations that Foundation's on Linux lack.
private struct ConfigurationExtras: Hashable, Sendable {
  var waitsForConnectivity = false
  var sendsLaunchEvents = true
  var container: String?
  var allowsExpensiveAccess = true
  var allowsConstrainedAccess = true
  var requiresDNSSEC = false

  /// The key under which they are kept, among values that each copy of a configuration takes along.
  static let key = "vitrine.configuration"
}

extension URLSessionConfiguration {
  /// The configuration of transfers that the system carries out beside the process.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }

  private var extras: ConfigurationExtras {
    get {
      connectionProxyDictionary?[ConfigurationExtras.key] as? ConfigurationExtras
        ?? ConfigurationExtras()
    }
    set { connectionProxyDictionary = [ConfigurationExtras.key: newValue] }
  }

  public var waitsForConnectivity: Bool {
    get { extras.waitsForConnectivity }
    set { extras.waitsForConnectivity = newValue }
  }
  public var sessionSendsLaunchEvents: Bool {
    get { extras.sendsLaunchEvents }
    set { extras.sendsLaunchEvents = newValue }
  }
  public var sharedContainerIdentifier: String? {
    get { extras.container }
    set { extras.container = newValue }
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { extras.allowsExpensiveAccess }
    set { extras.allowsExpensiveAccess = newValue }
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { extras.allowsConstrainedAccess }
    set { extras.allowsConstrainedAccess = newValue }
  }
  public var requiresDNSSECValidation: Bool {
    get { extras.requiresDNSSEC }
    set { extras.requiresDNSSEC = newValue }
  }
}
