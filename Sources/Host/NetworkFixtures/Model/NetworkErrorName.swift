import Foundation
import FoundationNetworking

/// The names of URLError's codes, as fixtures give them.
enum NetworkErrorName {
  static let codes: [String: URLError.Code] = [
    "appTransportSecurityRequiresSecureConnection": .appTransportSecurityRequiresSecureConnection,
    "backgroundSessionInUseByAnotherProcess": .backgroundSessionInUseByAnotherProcess,
    "backgroundSessionRequiresSharedContainer": .backgroundSessionRequiresSharedContainer,
    "backgroundSessionWasDisconnected": .backgroundSessionWasDisconnected,
    "badServerResponse": .badServerResponse,
    "badURL": .badURL,
    "callIsActive": .callIsActive,
    "cancelled": .cancelled,
    "cannotCloseFile": .cannotCloseFile,
    "cannotConnectToHost": .cannotConnectToHost,
    "cannotCreateFile": .cannotCreateFile,
    "cannotDecodeContentData": .cannotDecodeContentData,
    "cannotDecodeRawData": .cannotDecodeRawData,
    "cannotFindHost": .cannotFindHost,
    "cannotLoadFromNetwork": .cannotLoadFromNetwork,
    "cannotMoveFile": .cannotMoveFile,
    "cannotOpenFile": .cannotOpenFile,
    "cannotParseResponse": .cannotParseResponse,
    "cannotRemoveFile": .cannotRemoveFile,
    "cannotWriteToFile": .cannotWriteToFile,
    "clientCertificateRejected": .clientCertificateRejected,
    "clientCertificateRequired": .clientCertificateRequired,
    "dataLengthExceedsMaximum": .dataLengthExceedsMaximum,
    "dataNotAllowed": .dataNotAllowed,
    "dnsLookupFailed": .dnsLookupFailed,
    "downloadDecodingFailedMidStream": .downloadDecodingFailedMidStream,
    "downloadDecodingFailedToComplete": .downloadDecodingFailedToComplete,
    "fileDoesNotExist": .fileDoesNotExist,
    "fileIsDirectory": .fileIsDirectory,
    "httpTooManyRedirects": .httpTooManyRedirects,
    "internationalRoamingOff": .internationalRoamingOff,
    "networkConnectionLost": .networkConnectionLost,
    "noPermissionsToReadFile": .noPermissionsToReadFile,
    "notConnectedToInternet": .notConnectedToInternet,
    "redirectToNonExistentLocation": .redirectToNonExistentLocation,
    "requestBodyStreamExhausted": .requestBodyStreamExhausted,
    "resourceUnavailable": .resourceUnavailable,
    "secureConnectionFailed": .secureConnectionFailed,
    "serverCertificateHasBadDate": .serverCertificateHasBadDate,
    "serverCertificateHasUnknownRoot": .serverCertificateHasUnknownRoot,
    "serverCertificateNotYetValid": .serverCertificateNotYetValid,
    "serverCertificateUntrusted": .serverCertificateUntrusted,
    "timedOut": .timedOut,
    "unknown": .unknown,
    "unsupportedURL": .unsupportedURL,
    "userAuthenticationRequired": .userAuthenticationRequired,
    "userCancelledAuthentication": .userCancelledAuthentication,
    "zeroByteResource": .zeroByteResource,
  ]

  /// The name of the code that has a number.
  static func of(_ number: Int?) -> String {
    codes.sorted { $0.key < $1.key }.first { $0.value.rawValue == number }?.key ?? "unknown"
  }

  /// The code that a browser's or a proxy's own words for a failed request mean: Chrome's
  /// `net::ERR_NAME_NOT_RESOLVED`, the C library's `Connection refused`.
  static func reading(_ words: String) -> URLError.Code {
    if let code = codes[words] { return code }
    let words = words.uppercased().replacing("_", with: " ")
    return known.first { words.contains($0.words) }?.code ?? .networkConnectionLost
  }

  private static let known: [(words: String, code: URLError.Code)] = [
    ("INTERNET DISCONNECTED", .notConnectedToInternet),
    ("NETWORK IS UNREACHABLE", .notConnectedToInternet),
    ("NAME NOT RESOLVED", .cannotFindHost),
    ("NAME OR SERVICE NOT KNOWN", .cannotFindHost),
    ("GETADDRINFO", .cannotFindHost),
    ("REFUSED", .cannotConnectToHost),
    ("CONNECT CALL FAILED", .cannotConnectToHost),
    ("ADDRESS UNREACHABLE", .cannotConnectToHost),
    ("TIMED OUT", .timedOut),
    ("TIMEOUT", .timedOut),
    ("CERT DATE INVALID", .serverCertificateHasBadDate),
    ("CERT AUTHORITY INVALID", .serverCertificateHasUnknownRoot),
    ("CERT", .serverCertificateUntrusted),
    ("SSL", .secureConnectionFailed),
    ("TLS", .secureConnectionFailed),
    ("TOO MANY REDIRECTS", .httpTooManyRedirects),
    ("CONNECTION RESET", .networkConnectionLost),
    ("ABORTED", .cancelled),
  ]
}
