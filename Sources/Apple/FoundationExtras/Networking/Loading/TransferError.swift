import Foundation
import FoundationNetworking

/// The errors of URLSession with the words and the URL that Apple's have.
package enum TransferError {
  package static func error(_ code: URLError.Code, for url: URL?) -> URLError {
    var details: [String: Any] = [:]
    if let words = descriptions[code.rawValue] { details[NSLocalizedDescriptionKey] = words }
    if let url {
      details[NSURLErrorFailingURLErrorKey] = url
    }
    return URLError(code, userInfo: details)
  }

  private static let descriptions: [Int: String] = [
    NSURLErrorCancelled: "cancelled",
    NSURLErrorBadURL: "bad URL",
    NSURLErrorTimedOut: "The request timed out.",
    NSURLErrorUnsupportedURL: "unsupported URL",
    NSURLErrorCannotFindHost: "A server with the specified hostname could not be found.",
    NSURLErrorCannotConnectToHost: "Could not connect to the server.",
    NSURLErrorNetworkConnectionLost: "The network connection was lost.",
    NSURLErrorHTTPTooManyRedirects: "too many HTTP redirects",
    NSURLErrorResourceUnavailable: "resource unavailable",
    NSURLErrorNotConnectedToInternet: "The Internet connection appears to be offline.",
    NSURLErrorBadServerResponse: "bad server response",
    NSURLErrorCannotDecodeContentData: "cannot decode content data",
    NSURLErrorCannotParseResponse: "cannot parse response",
    NSURLErrorFileDoesNotExist: "The requested URL was not found on this server.",
    NSURLErrorSecureConnectionFailed:
      "An SSL error has occurred and a secure connection to the server cannot be made.",
  ]
}
