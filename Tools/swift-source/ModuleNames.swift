/// Where Linux's Foundation differs from Apple's in what it is made of.
enum ModuleNames {
  /// Whether a name of an Apple module is declared in another one here, so that the module's name in front of
  /// it finds nothing. Without it, the name is found: what Apple's Foundation has is imported everywhere.
  static func areElsewhere(_ name: String, in module: String) -> Bool {
    module == "Foundation" && outsideFoundation.contains(name)
  }

  /// Modules of which source imports parts by a path (`import Darwin.C`), and that are in one piece here.
  static let withoutSubmodules: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "ObjectiveC", "SwiftUI",
    "UIKit",
  ]

  /// Of FoundationNetworking, FoundationXML and Vitrine's FoundationExtras.
  private static let outsideFoundation: Set<String> = [
    "AsyncCharacterSequence", "AsyncLineSequence", "AsyncUnicodeScalarSequence",
    "CachedURLResponse", "CustomLocalizedStringResourceConvertible", "DateComponentsFormatter",
    "DateRangeComponentsFormatStyle", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "InflectionRule", "InlinePresentationIntent", "ListFormatter",
    "LocalizedStringResource", "MeasurementFormatUnitUsage", "MeasurementFormatter", "Morphology",
    "NSLocalizedString", "NSMutableURLRequest", "NSURLRequest", "NSUbiquitousKeyValueStore",
    "NSUserActivity", "PresentationIntent", "RelativeDateTimeFormatter", "Selector",
    "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
    "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionDownloadTask", "URLSessionStreamDelegate", "URLSessionStreamTask",
    "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
    "URLSessionTaskTransactionMetrics", "URLSessionUploadTask", "URLSessionWebSocketDelegate",
    "URLSessionWebSocketTask", "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode",
    "XMLParser", "XMLParserDelegate",
  ]
}
