import DisplayList
import Foundation
import FoundationNetworking

/// App Transport Security: the system refuses requests that aren't encrypted, unless the Info.plist allows them.
///
/// Source: Apple, “NSAppTransportSecurity” in the Information Property List reference.
struct TransportSecurity {
  private let settings: [String: Any]

  /// - Parameter settings: the value of `NSAppTransportSecurity`; nil where there is none.
  init(_ settings: [String: Any]?) { self.settings = settings ?? [:] }

  static var ofProcess: TransportSecurity {
    TransportSecurity(
      Bundle.main.object(forInfoDictionaryKey: "NSAppTransportSecurity") as? [String: Any])
  }

  /// The note on a request that the system would refuse.
  func note(on request: URLRequest) -> Diagnostic? {
    guard let url = request.url, !allows(url) else { return nil }
    return Diagnostic(
      code: "network-not-encrypted",
      message:
        "\(url.absoluteString) isn't encrypted: on a device App Transport Security refuses it (URLError "
        + "-1022), unless NSAppTransportSecurity in the Info.plist of the widget's extension allows it. Use https."
    )
  }

  func allows(_ url: URL) -> Bool {
    guard url.scheme?.lowercased() == "http", let host = url.host?.lowercased() else { return true }
    if Self.isLocal(host) || settings["NSAllowsArbitraryLoads"] as? Bool == true { return true }
    let domains = settings["NSExceptionDomains"] as? [String: Any] ?? [:]
    return domains.contains { name, value in
      guard let domain = value as? [String: Any] else { return false }
      let name = name.lowercased()
      let isIncluded = domain["NSIncludesSubdomains"] as? Bool == true && host.hasSuffix("." + name)
      return (host == name || isIncluded)
        && domain["NSExceptionAllowsInsecureHTTPLoads"] as? Bool == true
    }
  }

  /// Addresses, names without a dot and those of the local network aren't secured.
  private static func isLocal(_ host: String) -> Bool {
    !host.contains(".") || host.hasSuffix(".local") || host.contains(":")
      || host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
  }
}
