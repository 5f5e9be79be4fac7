/// The names that are in different modules on Linux and on Apple's platforms.
enum ModuleNames {
  /// The module that has a name of an Apple module on Linux, padded to the length of Apple's; an empty text if that
  /// module is imported everywhere, so that the name needs none; nil if Apple's module has the name on Linux too.
  static func module(of name: String, in module: String) -> String? {
    switch module {
    case "Foundation": outsideFoundation.contains(name) ? "" : nil
    case "Darwin": outsideGlibc.contains(name) ? "" : " Glibc"
    case "ObjectiveC":
      outsideFoundation.contains(name) || name.hasPrefix("objc_") ? "" : "Foundation"
    // Apple's module behind SwiftUI, which Xcode names in completions and in generated interfaces.
    case "SwiftUICore": "    SwiftUI"
    default: nil
    }
  }

  /// Modules that have another name on Linux.
  static let replacements = [
    "Darwin": "Glibc", "ObjectiveC": "Foundation", "SwiftUICore": "SwiftUI",
  ]

  /// Modules that have submodules on Apple's platforms (`import Darwin.C`), and none on Linux.
  static let withoutSubmodules: Set<String> = [
    "CoreFoundation", "CoreGraphics", "CoreImage", "CoreText", "Darwin", "Dispatch", "Foundation",
    "ObjectiveC", "SwiftUI",
    "UIKit",
  ]

  /// Names of Darwin that are in Vitrine's DarwinNames.
  private static let outsideGlibc: Set<String> = [
    "CLOCK_UPTIME_RAW", "clock_gettime_nsec_np", "mach_absolute_time", "mach_continuous_time",
    "mach_timebase_info", "mach_timebase_info_data_t", "os_unfair_lock", "os_unfair_lock_lock",
    "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_trylock", "os_unfair_lock_unlock",
  ]

  /// Names of Foundation that are in FoundationNetworking, FoundationXML and Vitrine's FoundationExtras.
  private static let outsideFoundation: Set<String> = [
    "AsyncCharacterSequence", "AsyncLineSequence", "AsyncUnicodeScalarSequence",
    "autoreleasepool", "CachedURLResponse", "CustomLocalizedStringResourceConvertible",
    "DateComponentsFormatter", "DateRangeComponentsFormatStyle", "HTTPCookie",
    "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse", "InflectionRule",
    "InlinePresentationIntent", "ListFormatter", "LocalizedStringResource",
    "MeasurementFormatter", "MeasurementFormatUnitUsage", "Morphology", "NSDataDetector",
    "NSFileAccessIntent",
    "NSFileCoordinator", "NSFilePresenter", "NSHashTable", "NSItemProvider", "NSKeyValueChange",
    "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservedChange",
    "NSKeyValueObservingOptions", "NSLocalizedString", "NSMapTable", "NSMutableURLRequest",
    "NSUbiquitousKeyValueStore", "NSURLRequest", "NSUserActivity", "PresentationIntent",
    "RelativeDateTimeFormatter", "Selector", "UndoManager", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionStreamDelegate", "URLSessionStreamTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
    "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
    "XMLDocument", "XMLDTD", "XMLDTDNode", "XMLElement", "XMLNode", "XMLParser",
    "XMLParserDelegate",
  ]
}
