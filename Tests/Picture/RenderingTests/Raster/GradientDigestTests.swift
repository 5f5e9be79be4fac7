import CPixels
import Testing

/// Gradients as literal digests, so that no processor, compiler or option makes other pixels.
///
/// Source: the formulas of places.h in single precision by NumPy 2.4, which computes each step by itself; the digest is
/// FNV-1a with 64 bits over the entries of the table, four bytes each, little end first.
@Suite struct GradientDigestTests {
  private struct Sample {
    var kind: Int
    var map: (Double, Double, Double, Double, Double, Double)
    var start: Double
    var end: Double
    var digest: UInt64
  }

  private static let samples = [
    Sample(
      kind: PX_LINEAR, map: (0.007, 0, 0.0031, 0, -0.2, 0), start: 0, end: 1,
      digest: 0x1ae3_9ee9_2e1c_af07),
    Sample(
      kind: PX_RADIAL, map: (0.021, 0.003, -0.002, 0.019, -0.9, -0.4), start: 0.1, end: 1.2,
      digest: 0xe297_b986_3948_654a),
    Sample(
      kind: PX_ANGULAR, map: (0.9, 0.1, -0.1, 1.1, -41, -9), start: 0.1, end: 5,
      digest: 0xd180_d1e4_fc88_f2a0),
  ]

  @Test(arguments: [PX_PLAIN, PX_WIDEST].map(\.rawValue))
  func gradientsHaveTheirDigestsByAllInstructions(_ how: UInt32) {
    let table = (0..<1024).map { UInt32($0) }
    table.withUnsafeBufferPointer { table in
      for sample in Self.samples {
        var gradient = px_gradient()
        gradient.kind = Int32(sample.kind)
        gradient.map = sample.map
        gradient.start = sample.start
        gradient.end = sample.end
        gradient.colors = table.baseAddress
        gradient.count = 1024
        var pixels = [UInt32](repeating: .max, count: 150 * 20)
        px_gradient_fill_by(px_instructions(how), &gradient, &pixels, 150, -4, 7, 150, 20)
        #expect(Self.digest(pixels) == sample.digest, "kind \(sample.kind)")
      }
    }
  }

  private static func digest(_ pixels: [UInt32]) -> UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for pixel in pixels {
      for shift in [0, 8, 16, 24] as [UInt32] {
        digest = (digest ^ UInt64(pixel >> shift & 255)) &* 0x100_0000_01b3
      }
    }
    return digest
  }
}
