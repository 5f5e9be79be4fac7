import DisplayList
import Foundation
import FoundationNetworking

/// The diagnostics of requests that were denied.
enum NetworkNotes {
  static func denied(_ request: URLRequest) -> Diagnostic {
    let method = request.httpMethod ?? "GET"
    return denied((method == "GET" ? "" : method + " ") + (request.url?.absoluteString ?? "no URL"))
  }

  static func denied(_ what: String) -> Diagnostic {
    Diagnostic(
      code: "network-denied",
      message:
        "A request to \(what) was denied: frames are made without a network. Give its answer "
        + "by --network fixtures:PATH, a HAR file or a folder with <host>/<path>, or have it recorded by "
        + "--network record:PATH.")
  }
}
