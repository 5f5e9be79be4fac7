// Matrices by columns.

/// A matrix of 2 columns and 2 rows.
public struct simd_float2x2: Hashable, Sendable {
  private var values: [SIMD2<Float>]
  public init() { values = [SIMD2<Float>](repeating: .zero, count: 2) }
  /// - Precondition: there are 2 columns.
  public init(_ columns: [SIMD2<Float>]) {
    precondition(columns.count == 2, "a matrix of 2 columns")
    values = columns
  }
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { values = [c0, c1] }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) {
    values = [columns.0, columns.1]
  }
  /// - Precondition: there are 2 rows.
  public init(rows: [SIMD2<Float>]) {
    precondition(rows.count == 2, "a matrix of 2 rows")
    self.init((0..<2).map { column in SIMD2<Float>(rows[0][column], rows[1][column]) })
  }
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { values[index][index] = diagonal[index] }
  }
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }

  public var columns: (SIMD2<Float>, SIMD2<Float>) {
    get { (values[0], values[1]) }
    set { self = Self(columns: newValue) }
  }
  public subscript(column: Int) -> SIMD2<Float> {
    get { values[column] }
    set { values[column] = newValue }
  }
  public subscript(column: Int, row: Int) -> Float {
    get { values[column][row] }
    set { values[column][row] = newValue }
  }
  public var transpose: Self { Self(rows: values) }
  public var determinant: Float {
    MatrixElimination.solve(values.map { v in (0..<2).map { v[$0] } }).determinant
  }
  /// Infinite and NaN numbers for a matrix that has no inverse.
  public var inverse: Self {
    let result = MatrixElimination.solve(values.map { v in (0..<2).map { v[$0] } }).inverse
    return Self(result.map { row in SIMD2<Float>(row[0], row[1]) })
  }

  public static func + (a: Self, b: Self) -> Self { Self((0..<2).map { a[$0] + b[$0] }) }
  public static func - (a: Self, b: Self) -> Self { Self((0..<2).map { a[$0] - b[$0] }) }
  public static func * (a: Float, b: Self) -> Self { Self((0..<2).map { a * b[$0] }) }
  public static func * (a: Self, b: SIMD2<Float>) -> SIMD2<Float> {
    (0..<2).reduce(SIMD2<Float>.zero) { $0 + a[$1] * b[$1] }
  }
  public static func * (a: Self, b: Self) -> Self { Self((0..<2).map { a * b[$0] }) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public let matrix_identity_float2x2 = simd_float2x2(1)
public func simd_mul(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a * b }
public func simd_mul(_ a: simd_float2x2, _ b: SIMD2<Float>) -> SIMD2<Float> { a * b }
public func simd_inverse(_ a: simd_float2x2) -> simd_float2x2 { a.inverse }
public func simd_transpose(_ a: simd_float2x2) -> simd_float2x2 { a.transpose }
public func simd_determinant(_ a: simd_float2x2) -> Float { a.determinant }

/// A matrix of 2 columns and 2 rows.
public struct simd_double2x2: Hashable, Sendable {
  private var values: [SIMD2<Double>]
  public init() { values = [SIMD2<Double>](repeating: .zero, count: 2) }
  /// - Precondition: there are 2 columns.
  public init(_ columns: [SIMD2<Double>]) {
    precondition(columns.count == 2, "a matrix of 2 columns")
    values = columns
  }
  public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { values = [c0, c1] }
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) {
    values = [columns.0, columns.1]
  }
  /// - Precondition: there are 2 rows.
  public init(rows: [SIMD2<Double>]) {
    precondition(rows.count == 2, "a matrix of 2 rows")
    self.init((0..<2).map { column in SIMD2<Double>(rows[0][column], rows[1][column]) })
  }
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { values[index][index] = diagonal[index] }
  }
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

  public var columns: (SIMD2<Double>, SIMD2<Double>) {
    get { (values[0], values[1]) }
    set { self = Self(columns: newValue) }
  }
  public subscript(column: Int) -> SIMD2<Double> {
    get { values[column] }
    set { values[column] = newValue }
  }
  public subscript(column: Int, row: Int) -> Double {
    get { values[column][row] }
    set { values[column][row] = newValue }
  }
  public var transpose: Self { Self(rows: values) }
  public var determinant: Double {
    MatrixElimination.solve(values.map { v in (0..<2).map { v[$0] } }).determinant
  }
  /// Infinite and NaN numbers for a matrix that has no inverse.
  public var inverse: Self {
    let result = MatrixElimination.solve(values.map { v in (0..<2).map { v[$0] } }).inverse
    return Self(result.map { row in SIMD2<Double>(row[0], row[1]) })
  }

  public static func + (a: Self, b: Self) -> Self { Self((0..<2).map { a[$0] + b[$0] }) }
  public static func - (a: Self, b: Self) -> Self { Self((0..<2).map { a[$0] - b[$0] }) }
  public static func * (a: Double, b: Self) -> Self { Self((0..<2).map { a * b[$0] }) }
  public static func * (a: Self, b: SIMD2<Double>) -> SIMD2<Double> {
    (0..<2).reduce(SIMD2<Double>.zero) { $0 + a[$1] * b[$1] }
  }
  public static func * (a: Self, b: Self) -> Self { Self((0..<2).map { a * b[$0] }) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}
public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public let matrix_identity_double2x2 = simd_double2x2(1)
public func simd_mul(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
public func simd_mul(_ a: simd_double2x2, _ b: SIMD2<Double>) -> SIMD2<Double> { a * b }
public func simd_inverse(_ a: simd_double2x2) -> simd_double2x2 { a.inverse }
public func simd_transpose(_ a: simd_double2x2) -> simd_double2x2 { a.transpose }
public func simd_determinant(_ a: simd_double2x2) -> Double { a.determinant }

/// A matrix of 3 columns and 3 rows.
public struct simd_float3x3: Hashable, Sendable {
  private var values: [SIMD3<Float>]
  public init() { values = [SIMD3<Float>](repeating: .zero, count: 3) }
  /// - Precondition: there are 3 columns.
  public init(_ columns: [SIMD3<Float>]) {
    precondition(columns.count == 3, "a matrix of 3 columns")
    values = columns
  }
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { values = [c0, c1, c2] }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
    values = [columns.0, columns.1, columns.2]
  }
  /// - Precondition: there are 3 rows.
  public init(rows: [SIMD3<Float>]) {
    precondition(rows.count == 3, "a matrix of 3 rows")
    self.init(
      (0..<3).map { column in SIMD3<Float>(rows[0][column], rows[1][column], rows[2][column]) })
  }
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { values[index][index] = diagonal[index] }
  }
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>) {
    get { (values[0], values[1], values[2]) }
    set { self = Self(columns: newValue) }
  }
  public subscript(column: Int) -> SIMD3<Float> {
    get { values[column] }
    set { values[column] = newValue }
  }
  public subscript(column: Int, row: Int) -> Float {
    get { values[column][row] }
    set { values[column][row] = newValue }
  }
  public var transpose: Self { Self(rows: values) }
  public var determinant: Float {
    MatrixElimination.solve(values.map { v in (0..<3).map { v[$0] } }).determinant
  }
  /// Infinite and NaN numbers for a matrix that has no inverse.
  public var inverse: Self {
    let result = MatrixElimination.solve(values.map { v in (0..<3).map { v[$0] } }).inverse
    return Self(result.map { row in SIMD3<Float>(row[0], row[1], row[2]) })
  }

  public static func + (a: Self, b: Self) -> Self { Self((0..<3).map { a[$0] + b[$0] }) }
  public static func - (a: Self, b: Self) -> Self { Self((0..<3).map { a[$0] - b[$0] }) }
  public static func * (a: Float, b: Self) -> Self { Self((0..<3).map { a * b[$0] }) }
  public static func * (a: Self, b: SIMD3<Float>) -> SIMD3<Float> {
    (0..<3).reduce(SIMD3<Float>.zero) { $0 + a[$1] * b[$1] }
  }
  public static func * (a: Self, b: Self) -> Self { Self((0..<3).map { a * b[$0] }) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public let matrix_identity_float3x3 = simd_float3x3(1)
public func simd_mul(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
public func simd_mul(_ a: simd_float3x3, _ b: SIMD3<Float>) -> SIMD3<Float> { a * b }
public func simd_inverse(_ a: simd_float3x3) -> simd_float3x3 { a.inverse }
public func simd_transpose(_ a: simd_float3x3) -> simd_float3x3 { a.transpose }
public func simd_determinant(_ a: simd_float3x3) -> Float { a.determinant }

/// A matrix of 3 columns and 3 rows.
public struct simd_double3x3: Hashable, Sendable {
  private var values: [SIMD3<Double>]
  public init() { values = [SIMD3<Double>](repeating: .zero, count: 3) }
  /// - Precondition: there are 3 columns.
  public init(_ columns: [SIMD3<Double>]) {
    precondition(columns.count == 3, "a matrix of 3 columns")
    values = columns
  }
  public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) {
    values = [c0, c1, c2]
  }
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    values = [columns.0, columns.1, columns.2]
  }
  /// - Precondition: there are 3 rows.
  public init(rows: [SIMD3<Double>]) {
    precondition(rows.count == 3, "a matrix of 3 rows")
    self.init(
      (0..<3).map { column in SIMD3<Double>(rows[0][column], rows[1][column], rows[2][column]) })
  }
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for index in 0..<3 { values[index][index] = diagonal[index] }
  }
  public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }

  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    get { (values[0], values[1], values[2]) }
    set { self = Self(columns: newValue) }
  }
  public subscript(column: Int) -> SIMD3<Double> {
    get { values[column] }
    set { values[column] = newValue }
  }
  public subscript(column: Int, row: Int) -> Double {
    get { values[column][row] }
    set { values[column][row] = newValue }
  }
  public var transpose: Self { Self(rows: values) }
  public var determinant: Double {
    MatrixElimination.solve(values.map { v in (0..<3).map { v[$0] } }).determinant
  }
  /// Infinite and NaN numbers for a matrix that has no inverse.
  public var inverse: Self {
    let result = MatrixElimination.solve(values.map { v in (0..<3).map { v[$0] } }).inverse
    return Self(result.map { row in SIMD3<Double>(row[0], row[1], row[2]) })
  }

  public static func + (a: Self, b: Self) -> Self { Self((0..<3).map { a[$0] + b[$0] }) }
  public static func - (a: Self, b: Self) -> Self { Self((0..<3).map { a[$0] - b[$0] }) }
  public static func * (a: Double, b: Self) -> Self { Self((0..<3).map { a * b[$0] }) }
  public static func * (a: Self, b: SIMD3<Double>) -> SIMD3<Double> {
    (0..<3).reduce(SIMD3<Double>.zero) { $0 + a[$1] * b[$1] }
  }
  public static func * (a: Self, b: Self) -> Self { Self((0..<3).map { a * b[$0] }) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}
public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public let matrix_identity_double3x3 = simd_double3x3(1)
public func simd_mul(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
public func simd_mul(_ a: simd_double3x3, _ b: SIMD3<Double>) -> SIMD3<Double> { a * b }
public func simd_inverse(_ a: simd_double3x3) -> simd_double3x3 { a.inverse }
public func simd_transpose(_ a: simd_double3x3) -> simd_double3x3 { a.transpose }
public func simd_determinant(_ a: simd_double3x3) -> Double { a.determinant }

/// A matrix of 4 columns and 4 rows.
public struct simd_float4x4: Hashable, Sendable {
  private var values: [SIMD4<Float>]
  public init() { values = [SIMD4<Float>](repeating: .zero, count: 4) }
  /// - Precondition: there are 4 columns.
  public init(_ columns: [SIMD4<Float>]) {
    precondition(columns.count == 4, "a matrix of 4 columns")
    values = columns
  }
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
    values = [c0, c1, c2, c3]
  }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    values = [columns.0, columns.1, columns.2, columns.3]
  }
  /// - Precondition: there are 4 rows.
  public init(rows: [SIMD4<Float>]) {
    precondition(rows.count == 4, "a matrix of 4 rows")
    self.init(
      (0..<4).map { column in
        SIMD4<Float>(rows[0][column], rows[1][column], rows[2][column], rows[3][column])
      })
  }
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 { values[index][index] = diagonal[index] }
  }
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }

  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    get { (values[0], values[1], values[2], values[3]) }
    set { self = Self(columns: newValue) }
  }
  public subscript(column: Int) -> SIMD4<Float> {
    get { values[column] }
    set { values[column] = newValue }
  }
  public subscript(column: Int, row: Int) -> Float {
    get { values[column][row] }
    set { values[column][row] = newValue }
  }
  public var transpose: Self { Self(rows: values) }
  public var determinant: Float {
    MatrixElimination.solve(values.map { v in (0..<4).map { v[$0] } }).determinant
  }
  /// Infinite and NaN numbers for a matrix that has no inverse.
  public var inverse: Self {
    let result = MatrixElimination.solve(values.map { v in (0..<4).map { v[$0] } }).inverse
    return Self(result.map { row in SIMD4<Float>(row[0], row[1], row[2], row[3]) })
  }

  public static func + (a: Self, b: Self) -> Self { Self((0..<4).map { a[$0] + b[$0] }) }
  public static func - (a: Self, b: Self) -> Self { Self((0..<4).map { a[$0] - b[$0] }) }
  public static func * (a: Float, b: Self) -> Self { Self((0..<4).map { a * b[$0] }) }
  public static func * (a: Self, b: SIMD4<Float>) -> SIMD4<Float> {
    (0..<4).reduce(SIMD4<Float>.zero) { $0 + a[$1] * b[$1] }
  }
  public static func * (a: Self, b: Self) -> Self { Self((0..<4).map { a * b[$0] }) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public let matrix_identity_float4x4 = simd_float4x4(1)
public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
public func simd_mul(_ a: simd_float4x4, _ b: SIMD4<Float>) -> SIMD4<Float> { a * b }
public func simd_inverse(_ a: simd_float4x4) -> simd_float4x4 { a.inverse }
public func simd_transpose(_ a: simd_float4x4) -> simd_float4x4 { a.transpose }
public func simd_determinant(_ a: simd_float4x4) -> Float { a.determinant }

/// A matrix of 4 columns and 4 rows.
public struct simd_double4x4: Hashable, Sendable {
  private var values: [SIMD4<Double>]
  public init() { values = [SIMD4<Double>](repeating: .zero, count: 4) }
  /// - Precondition: there are 4 columns.
  public init(_ columns: [SIMD4<Double>]) {
    precondition(columns.count == 4, "a matrix of 4 columns")
    values = columns
  }
  public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) {
    values = [c0, c1, c2, c3]
  }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    values = [columns.0, columns.1, columns.2, columns.3]
  }
  /// - Precondition: there are 4 rows.
  public init(rows: [SIMD4<Double>]) {
    precondition(rows.count == 4, "a matrix of 4 rows")
    self.init(
      (0..<4).map { column in
        SIMD4<Double>(rows[0][column], rows[1][column], rows[2][column], rows[3][column])
      })
  }
  public init(diagonal: SIMD4<Double>) {
    self.init()
    for index in 0..<4 { values[index][index] = diagonal[index] }
  }
  public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }

  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    get { (values[0], values[1], values[2], values[3]) }
    set { self = Self(columns: newValue) }
  }
  public subscript(column: Int) -> SIMD4<Double> {
    get { values[column] }
    set { values[column] = newValue }
  }
  public subscript(column: Int, row: Int) -> Double {
    get { values[column][row] }
    set { values[column][row] = newValue }
  }
  public var transpose: Self { Self(rows: values) }
  public var determinant: Double {
    MatrixElimination.solve(values.map { v in (0..<4).map { v[$0] } }).determinant
  }
  /// Infinite and NaN numbers for a matrix that has no inverse.
  public var inverse: Self {
    let result = MatrixElimination.solve(values.map { v in (0..<4).map { v[$0] } }).inverse
    return Self(result.map { row in SIMD4<Double>(row[0], row[1], row[2], row[3]) })
  }

  public static func + (a: Self, b: Self) -> Self { Self((0..<4).map { a[$0] + b[$0] }) }
  public static func - (a: Self, b: Self) -> Self { Self((0..<4).map { a[$0] - b[$0] }) }
  public static func * (a: Double, b: Self) -> Self { Self((0..<4).map { a * b[$0] }) }
  public static func * (a: Self, b: SIMD4<Double>) -> SIMD4<Double> {
    (0..<4).reduce(SIMD4<Double>.zero) { $0 + a[$1] * b[$1] }
  }
  public static func * (a: Self, b: Self) -> Self { Self((0..<4).map { a * b[$0] }) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
public let matrix_identity_double4x4 = simd_double4x4(1)
public func simd_mul(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
public func simd_mul(_ a: simd_double4x4, _ b: SIMD4<Double>) -> SIMD4<Double> { a * b }
public func simd_inverse(_ a: simd_double4x4) -> simd_double4x4 { a.inverse }
public func simd_transpose(_ a: simd_double4x4) -> simd_double4x4 { a.transpose }
public func simd_determinant(_ a: simd_double4x4) -> Double { a.determinant }

/// Gauss and Jordan's elimination with the largest pivot.
enum MatrixElimination {
  static func solve<Value: FloatingPoint>(
    _ matrix: [[Value]]
  ) -> (inverse: [[Value]], determinant: Value) {
    let count = matrix.count
    var left = matrix, determinant: Value = 1
    var right = (0..<count).map { row in (0..<count).map { $0 == row ? Value(1) : 0 } }
    for column in 0..<count {
      let pivot = (column..<count).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      if pivot != column {
        left.swapAt(pivot, column)
        right.swapAt(pivot, column)
        determinant = -determinant
      }
      let value = left[column][column]
      determinant *= value
      for index in 0..<count {
        left[column][index] /= value
        right[column][index] /= value
      }
      for row in 0..<count where row != column {
        let factor = left[row][column]
        for index in 0..<count {
          left[row][index] -= factor * left[column][index]
          right[row][index] -= factor * right[column][index]
        }
      }
    }
    return (right, determinant)
  }
}
