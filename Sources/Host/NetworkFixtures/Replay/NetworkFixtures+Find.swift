/// The result of looking for a request among fixtures.
enum FixtureFinding {
  case found(RecordedExchange)
  /// - near: a fixture of the same place, and what differs.
  case missing(near: String?)
  /// The places of fixtures that ask for the same.
  case ambiguous([String])
}

extension NetworkFixtures {
  /// The exchange that asks for most of those that match; a payload file where none does.
  func find(_ asked: AskedRequest) -> FixtureFinding {
    var best: [RecordedExchange] = []
    var most = -1
    var near: String?
    for exchange in exchanges {
      switch exchange.request.compare(asked) {
      case .elsewhere: break
      case .near(let difference):
        near = near ?? "\(exchange.place) is near: \(difference)"
      case .match(let specificity):
        if specificity > most {
          most = specificity
          best = [exchange]
        } else if specificity == most {
          best.append(exchange)
        }
      }
    }
    if best.count > 1 { return .ambiguous(best.map(\.place)) }
    if let exchange = best.first { return .found(exchange) }
    guard let payloads, let file = payloads.file(for: asked.url) else {
      return .missing(near: near)
    }
    return .found(
      RecordedExchange(
        request: RequestPattern(url: asked.url, text: asked.text),
        answers: [payloads.answer(with: file)], place: file))
  }
}
