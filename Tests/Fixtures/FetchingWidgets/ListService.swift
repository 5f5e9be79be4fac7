import Foundation

/// A service as it stands in many projects: it imports Foundation and nothing else.
public struct ListService {
  public enum Problem: Error { case status(Int) }

  private let session: URLSession

  public init() {
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 10
    configuration.waitsForConnectivity = false
    session = URLSession(configuration: configuration)
  }

  public func list() async throws -> String {
    var request = URLRequest(url: URL(string: "https://example.com/list")!)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
      throw Problem.status((response as? HTTPURLResponse)?.statusCode ?? 0)
    }
    return String(decoding: data, as: UTF8.self)
  }
}
