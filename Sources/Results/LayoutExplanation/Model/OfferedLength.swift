import Foundation

/// A length that is offered: points, none at all (the ideal length is asked for), or the most. JSON has a number,
/// `null` or `"infinity"`.
package enum OfferedLength: Codable, Hashable, Sendable {
  case points(Double)
  case ideal
  case infinity

  init(_ length: CGFloat?) {
    guard let length else {
      self = .ideal
      return
    }
    self = length == .infinity ? .infinity : .points(ExplainedView.number(length))
  }

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .ideal
    } else if let points = try? value.decode(Double.self) {
      self = .points(points)
    } else {
      self = .infinity
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .points(let points): try value.encode(points)
    case .ideal: try value.encodeNil()
    case .infinity: try value.encode("infinity")
    }
  }
}
