extension Subscribers {
  /// The number of values that a subscriber accepts.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The number of values; nil without a limit.
    private let count: Int?

    private init(count: Int?) { self.count = count }

    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    /// - Parameter value: zero or more; less counts as zero.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(value, 0)) }

    /// The number of values; nil without a limit.
    public var max: Int? { count }
    public var description: String { count.map { "max(\($0))" } ?? "unlimited" }

    public static func < (a: Demand, b: Demand) -> Bool {
      switch (a.count, b.count) {
      case (nil, _): false
      case (_, nil): true
      case (let a?, let b?): a < b
      }
    }

    public static func + (a: Demand, b: Demand) -> Demand {
      guard let one = a.count, let other = b.count else { return .unlimited }
      let (sum, overflow) = one.addingReportingOverflow(other)
      return overflow ? .unlimited : .max(sum)
    }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func + (a: Demand, b: Int) -> Demand { a.count.map { .max($0 + b) } ?? a }
    public static func += (a: inout Demand, b: Int) { a = a + b }
    /// Never less than none.
    public static func - (a: Demand, b: Demand) -> Demand {
      guard let one = a.count else { return .unlimited }
      return b.count.map { .max(one - $0) } ?? .none
    }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func - (a: Demand, b: Int) -> Demand { a.count.map { .max($0 - b) } ?? a }
    public static func -= (a: inout Demand, b: Int) { a = a - b }
    public static func > (a: Demand, b: Int) -> Bool { a.count.map { $0 > b } ?? true }
    public static func == (a: Demand, b: Int) -> Bool { a.count == b }
  }

  /// The end of a publisher: finished, or failed with an error.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapError<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
