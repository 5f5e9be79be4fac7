import Foundation
import Testing

@testable import DisplayList

/// Expected values: mpmath 1.3 at 30 digits, rounded to double.
@Suite struct TrigonometryTests {
  @Test(
    arguments: [
      (0, 0), (0.5, 0.479425538604203), (1, 0.8414709848078965), (2.5, 0.5984721441039564),
      (-1.2, -0.9320390859672263), (100, -0.5063656411097588),
      (3.141592653589793, 1.2246467991473532e-16),
    ] as [(Double, Double)])
  func sinesMeetReferenceValues(_ x: Double, _ expected: Double) {
    #expect(abs(sine(x) - expected) < 2e-15)
  }

  @Test(
    arguments: [
      (0, 1), (1, 0.5403023058681398), (10, -0.8390715290764524), (-1, 0.5403023058681398),
    ] as [(Double, Double)])
  func cosinesMeetReferenceValues(_ x: Double, _ expected: Double) {
    #expect(abs(cosine(x) - expected) < 2e-15)
  }

  @Test(
    arguments: [
      (1, 1, 0.7853981633974483), (1, -1, 2.356194490192345), (-1, -1, -2.356194490192345),
      (-3, 0.5, -1.4056476493802699), (0.2, 5, 0.03997868712329004), (0, 0, 0),
      (0, -1, 3.141592653589793), (1, 0, 1.5707963267948966), (-1, 0, -1.5707963267948966),
    ] as [(Double, Double, Double)])
  func arctangentsMeetReferenceValues(_ y: Double, _ x: Double, _ expected: Double) {
    #expect(abs(arctangent2(y, x) - expected) < 2e-15)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func theSineOfAnAngleThatIsNotFiniteIsZero(_ angle: Double) {
    #expect(sine(angle) == 0)
  }
}
