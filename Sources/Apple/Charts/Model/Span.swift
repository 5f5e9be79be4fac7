import Foundation

/// The range of a mark along an axis, in the axis's own values.
enum Span {
  /// Numbers, or seconds since 2001; the ends may be swapped.
  case numbers(Double, Double, isBin: Bool)
  case category(String)
  /// Points from the plot's left or upper edge; nil for the edge.
  case points(CGFloat?, CGFloat?)
  /// Points; nil for the middle.
  case point(CGFloat?)

  /// The first value, for the ends of a domain.
  var ends: [Double] {
    if case .numbers(let a, let b, _) = self { [a, b] } else { [] }
  }

  /// A key that is equal for marks at the same position.
  var key: String {
    switch self {
    case .numbers(let a, let b, _): "\(a)/\(b)"
    case .category(let name): "=\(name)"
    case .points: "-"
    case .point(let at): "@\(at ?? -1)"
    }
  }
}
