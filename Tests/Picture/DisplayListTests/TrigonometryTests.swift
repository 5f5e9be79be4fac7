import Foundation
import Testing

@testable import DisplayList

/// Expected values: mpmath 1.3 at 30 digits, rounded to double.
@Test func trigonometryMeetsReferenceValues() {
  let sines: [(Double, Double)] = [
    (0, 0), (0.5, 0.479425538604203), (1, 0.8414709848078965), (2.5, 0.5984721441039564),
    (-1.2, -0.9320390859672263), (100, -0.5063656411097588),
    (3.141592653589793, 1.2246467991473532e-16),
  ]
  for (x, expected) in sines { #expect(abs(sine(x) - expected) < 2e-15, "sin \(x)") }
  #expect(abs(cosine(1) - 0.5403023058681398) < 2e-15)
  #expect(abs(cosine(10) - -0.8390715290764524) < 2e-15)
  #expect(abs(arctangent2(1, 1) - 0.7853981633974483) < 2e-15)
  #expect(abs(arctangent2(1, -1) - 2.356194490192345) < 2e-15)
  #expect(abs(arctangent2(-1, -1) - -2.356194490192345) < 2e-15)
  #expect(abs(arctangent2(-3, 0.5) - -1.4056476493802699) < 2e-15)
  #expect(abs(arctangent2(0.2, 5) - 0.03997868712329004) < 2e-15)
}

@Test func transformsCombineInCoreGraphicsOrder() {
  let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
  #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 2))
  let back = t.inverted()
  #expect(CGPoint(x: 12, y: 2).applying(back) == CGPoint(x: 1, y: 1))
}
