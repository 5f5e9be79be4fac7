import Foundation

@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension VerticalEdge {
  var edge: Edge { self == .top ? .top : .bottom }
}

extension HorizontalEdge {
  var edge: Edge { self == .leading ? .leading : .trailing }
}

extension Edge {
  /// Across which the edge lies.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
