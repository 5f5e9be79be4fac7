import Foundation

/// Gives numbers.
public protocol GKRandom {
  func nextInt() -> Int
  /// - Parameter upperBound: above the greatest number.
  func nextInt(upperBound: Int) -> Int
  /// 0…1
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of numbers. One with a seed gives the same numbers in each run; they aren't Apple's.
///
/// - Support: partly; Apple's algorithms give other numbers for the same seed.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }
  private let lock = NSLock()
  private var state: UInt64

  /// Starts at a random place: in a frame at the one that its seed gives.
  public override init() { state = UInt64.random(in: .min ... .max) }
  init(state: UInt64) { self.state = state }

  /// SplitMix64. Source: Steele, Lea and Flood, “Fast splittable pseudorandom number generators”.
  private func next() -> UInt64 {
    lock.withLock {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// −2³¹ ..< 2³¹
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(next().multipliedFullWidth(by: UInt64(upperBound)).high) : 0
  }
  open func nextUniform() -> Float { Float(next() >> 40) / Float((1 << 24) - 1) }
  open func nextBool() -> Bool { next() >> 63 == 1 }

  /// The objects in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in result.indices.reversed().dropLast() {
      result.swapAt(index, nextInt(upperBound: index + 1))
    }
    return result
  }
}

private func folded(_ seed: Data) -> UInt64 {
  seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: Data
  public override init() {
    seed = Data()
    super.init()
  }
  public init(seed: Data) {
    self.seed = seed
    super.init(state: folded(seed))
  }
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = nextInt() } }
}
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: UInt64
  public override init() {
    seed = 0
    super.init()
  }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: UInt64
  public override init() {
    seed = 0
    super.init()
  }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

/// Numbers of a source within limits.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = lowestValue
    self.highestValue = max(lowestValue, highestValue)
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float {
    Float(nextInt() - lowestValue) / Float(max(numberOfPossibleOutcomes - 1, 1))
  }
  open func nextBool() -> Bool { source.nextBool() }
}
