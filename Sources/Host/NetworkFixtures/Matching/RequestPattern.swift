import Foundation
import FoundationNetworking

/// The requests that a fixture answers.
struct RequestPattern: Sendable {
  var method = "GET"
  var url: RecordedURL
  /// The URL as the fixture has it, for messages.
  var text: String
  var ignoredQuery = IgnoredQuery.none
  /// Headers that a request must have, by lowercase name.
  var headers: [String: String] = [:]
  /// The body that a request must have; nil for any.
  var body: RequestBody?

  enum IgnoredQuery: Hashable, Sendable {
    case none, all
    case names(Set<String>)

    func contains(_ name: String) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .names(let names): names.contains(name)
      }
    }
  }

  /// The result of comparing a request with a pattern.
  enum Comparison: Hashable, Sendable {
    /// - specificity: larger for patterns that ask for more.
    case match(specificity: Int)
    /// Another place altogether.
    case elsewhere
    /// The same place, and what differs, in words.
    case near(String)
  }

  func compare(_ request: AskedRequest) -> Comparison {
    guard url.hasPlace(of: request.url) else { return .elsewhere }
    guard method == request.method else { return .near("its method is \(method)") }
    if let name = differingQuery(request.url.query) {
      return .near("its query differs in “\(name)”")
    }
    for (name, value) in headers.sorted(by: { $0.key < $1.key })
    where value != Masking.mask && request.headers[name] != value {
      return .near("it wants the header \(name): \(value)")
    }
    if let body, !body.accepts(request.body) { return .near("its body differs") }
    return .match(
      specificity: headers.count + (body == nil ? 0 : 1) + (ignoredQuery == .all ? 0 : 1))
  }

  /// The first name in which two queries differ; nil where they are the same. A masked value equals any.
  private func differingQuery(_ asked: [RecordedURL.QueryItem]) -> String? {
    let own = url.query.filter { !ignoredQuery.contains($0.name) }
    let asked = asked.filter { !ignoredQuery.contains($0.name) }
    for (a, b) in zip(own, asked) {
      if a.name != b.name { return min(a.name, b.name) }
      if a.value != b.value && a.value != Masking.mask { return a.name }
    }
    let longer = own.count > asked.count ? own : asked
    let count = min(own.count, asked.count)
    return longer.count > count ? longer[count].name : nil
  }
}
