import Foundation

/// The kinds of number in an ``MLMultiArray``.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 0x10040
  case float32 = 0x10020
  case float16 = 0x10010
  case int32 = 0x20020

  public static var float64: MLMultiArrayDataType { .double }
  public static var float: MLMultiArrayDataType { .float32 }
}

/// Numbers in several dimensions, the last of which runs first.
open class MLMultiArray: NSObject, @unchecked Sendable {
  public let shape: [NSNumber]
  /// The distance, in numbers, of two neighbours in each dimension.
  public let strides: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var values: [NSNumber]

  /// Makes zeros.
  ///
  /// - Throws: an ``MLModelError`` where the shape has a length below 1, or more numbers than a machine's memory holds.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var strides: [Int] = [], count = 1
    for length in shape.map(\.intValue).reversed() {
      strides.insert(count, at: 0)
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: length)
      guard length > 0, !isTooLarge, product < 1 << 32 else { throw MLModelError.generic }
      count = product
    }
    self.shape = shape
    self.strides = strides.map { NSNumber(value: $0) }
    self.dataType = dataType
    values = Array(repeating: 0, count: shape.isEmpty ? 0 : count)
  }

  open var count: Int { values.count }

  open subscript(index: Int) -> NSNumber {
    get { values[index] }
    set { values[index] = newValue }
  }

  open subscript(key: [NSNumber]) -> NSNumber {
    get { values[place(key)] }
    set { values[place(key)] = newValue }
  }

  private func place(_ key: [NSNumber]) -> Int {
    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
}
