/// The functions of C with strides, in both precisions: elements are at multiples of the stride.
///
/// Source: https://developer.apple.com/documentation/accelerate/vdsp_sve and its kin.
private func strided<T>(_ pointer: UnsafePointer<T>, _ stride: vDSP_Stride, _ count: vDSP_Length)
  -> [T]
{
  (0..<Int(clamping: count)).map { pointer[$0 &* stride] }
}

public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sum(strided(a, stride, count)) }

public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.mean(strided(a, stride, count)) }

public func vDSP_svesq(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sumOfSquares(strided(a, stride, count)) }

public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.rootMeanSquare(strided(a, stride, count)) }

public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.maximum(strided(a, stride, count)) }

public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.minimum(strided(a, stride, count)) }

public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.maximumMagnitude(strided(a, stride, count)) }

public func vDSP_svemg(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sumOfMagnitudes(strided(a, stride, count)) }

public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.meanSquare(strided(a, stride, count)) }

public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ strideB: vDSP_Stride,
  _ result: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) { result.pointee = vDSP.dot(strided(a, strideA, count), strided(b, strideB, count)) }

/// The greatest element and its place, as a multiple of the stride.
public func vDSP_maxvi(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ index: UnsafeMutablePointer<vDSP_Length>, _ count: vDSP_Length
) {
  let found = vDSP.indexOfMaximum(strided(a, stride, count))
  result.pointee = found.1
  index.pointee = found.0 &* vDSP_Length(bitPattern: stride)
}

public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(clamping: count) {
    let x = a[i &* strideA], y = b[i &* strideB]
    c[i &* strideC] = x + y
  }
}

public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(clamping: count) {
    let x = a[i &* strideA], y = b[i &* strideB]
    c[i &* strideC] = x * y
  }
}

/// The first operand is subtracted from the second, as Apple documents it.
public func vDSP_vsub(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(clamping: count) {
    let x = a[i &* strideA], y = b[i &* strideB]
    c[i &* strideC] = y - x
  }
}

/// The second operand is divided by the first, as Apple documents it.
public func vDSP_vdiv(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(clamping: count) {
    let x = a[i &* strideA], y = b[i &* strideB]
    c[i &* strideC] = y / x
  }
}

public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  let scalar = scalar.pointee
  for i in 0..<Int(clamping: count) { c[i &* strideC] = a[i &* strideA] * scalar }
}

public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  let scalar = scalar.pointee
  for i in 0..<Int(clamping: count) { c[i &* strideC] = a[i &* strideA] + scalar }
}

public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  let scalar = scalar.pointee
  for i in 0..<Int(clamping: count) { c[i &* strideC] = a[i &* strideA] / scalar }
}

public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sum(strided(a, stride, count)) }

public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.mean(strided(a, stride, count)) }

public func vDSP_svesqD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sumOfSquares(strided(a, stride, count)) }

public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.rootMeanSquare(strided(a, stride, count)) }

public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.maximum(strided(a, stride, count)) }

public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.minimum(strided(a, stride, count)) }

public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.maximumMagnitude(strided(a, stride, count)) }

public func vDSP_svemgD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sumOfMagnitudes(strided(a, stride, count)) }

public func vDSP_measqvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.meanSquare(strided(a, stride, count)) }

public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ strideB: vDSP_Stride,
  _ result: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) { result.pointee = vDSP.dot(strided(a, strideA, count), strided(b, strideB, count)) }

/// The greatest element and its place, as a multiple of the stride.
public func vDSP_maxviD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ index: UnsafeMutablePointer<vDSP_Length>, _ count: vDSP_Length
) {
  let found = vDSP.indexOfMaximum(strided(a, stride, count))
  result.pointee = found.1
  index.pointee = found.0 &* vDSP_Length(bitPattern: stride)
}

public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(clamping: count) {
    let x = a[i &* strideA], y = b[i &* strideB]
    c[i &* strideC] = x + y
  }
}

public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(clamping: count) {
    let x = a[i &* strideA], y = b[i &* strideB]
    c[i &* strideC] = x * y
  }
}

/// The first operand is subtracted from the second, as Apple documents it.
public func vDSP_vsubD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(clamping: count) {
    let x = a[i &* strideA], y = b[i &* strideB]
    c[i &* strideC] = y - x
  }
}

/// The second operand is divided by the first, as Apple documents it.
public func vDSP_vdivD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(clamping: count) {
    let x = a[i &* strideA], y = b[i &* strideB]
    c[i &* strideC] = y / x
  }
}

public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  let scalar = scalar.pointee
  for i in 0..<Int(clamping: count) { c[i &* strideC] = a[i &* strideA] * scalar }
}

public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  let scalar = scalar.pointee
  for i in 0..<Int(clamping: count) { c[i &* strideC] = a[i &* strideA] + scalar }
}

public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  let scalar = scalar.pointee
  for i in 0..<Int(clamping: count) { c[i &* strideC] = a[i &* strideA] / scalar }
}
