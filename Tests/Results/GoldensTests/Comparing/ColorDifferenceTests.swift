import Testing

@testable import Goldens

/// Pairs of the table that Sharma, Wu and Dalal published for testing implementations.
@Suite struct ColorDifferenceTests {
  private typealias Lab = ColorDifference.Lab

  @Test(arguments: [
    ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
    ([50.0, 3.1571, -77.2803], [50.0, 0.0, -82.7485], 2.8615),
    ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0000),
    ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
    ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0009], 7.1792),
    ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0011], 7.2195),
    ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
    ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
    ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
    ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
    ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
    ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
  ])
  func deltaEMeetsThePublishedPairs(_ p: [Double], _ q: [Double], _ expected: Double) {
    let a = Lab(l: p[0], a: p[1], b: p[2]), b = Lab(l: q[0], a: q[1], b: q[2])
    #expect(abs(ColorDifference.deltaE(a, b) - expected) < 0.00006)
    #expect(abs(ColorDifference.deltaE(b, a) - expected) < 0.00006)
  }

  @Test func sRGBBecomesLab() {
    // The primaries as Lindbloom's calculator has them under D65.
    let cases: [([Int], [Double])] = [
      ([255, 255, 255], [100, 0, 0]), ([0, 0, 0], [0, 0, 0]),
      ([255, 0, 0], [53.2408, 80.0925, 67.2032]), ([0, 255, 0], [87.7347, -86.1827, 83.1793]),
      ([0, 0, 255], [32.2970, 79.1875, -107.8602]), ([128, 128, 128], [53.5850, 0, 0]),
    ]
    for (rgb, expected) in cases {
      let lab = ColorDifference.lab(red: rgb[0], green: rgb[1], blue: rgb[2])
      #expect(abs(lab.l - expected[0]) < 0.001)
      #expect(abs(lab.a - expected[1]) < 0.02)
      #expect(abs(lab.b - expected[2]) < 0.02)
    }
  }
}
