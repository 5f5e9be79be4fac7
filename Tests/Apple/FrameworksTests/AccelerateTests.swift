import Accelerate
import Testing

/// Figures are computed by hand from the definitions on the pages of
/// https://developer.apple.com/documentation/accelerate/vdsp.
@Suite struct AccelerateTests {
  let values: [Double] = [3, -4, 1, 4, 4]

  @Test func numbersOfAVector() {
    #expect(vDSP.sum(values) == 8)
    #expect(vDSP.mean(values) == 1.6)
    #expect(vDSP.sumOfSquares(values) == 58)
    #expect(vDSP.rootMeanSquare([Float(3), 3]) == 3)
    #expect(vDSP.maximum(values) == 4)
    #expect(vDSP.minimum(values) == -4)
    #expect(vDSP.indexOfMaximum(values) == (3, 4))
    #expect(vDSP.dot([1.0, 2, 3], [4.0, 5, 6]) == 32)
  }

  /// The result of no elements: https://developer.apple.com/documentation/accelerate/vdsp_maxvd (its parameter `__C`);
  /// the minimum's is taken to be the opposite.
  @Test func theMaximumOfNothingIsMinusInfinity() {
    #expect(vDSP.maximum([Double]()) == -.infinity)
    #expect(vDSP.minimum([Double]()) == .infinity)
  }

  @Test func vectorsOfTwoVectors() {
    #expect(vDSP.add([1.0, 2], [10.0, 20]) == [11, 22])
    #expect(vDSP.subtract([1.0, 2], [10.0, 20]) == [-9, -18])
    #expect(vDSP.multiply(2, [1.0, 2]) == [2, 4])
    #expect(vDSP.clip([-1.0, 0.5, 2], to: 0...1) == [0, 0.5, 1])
  }

  /// The page of `vDSP_vsubD`: C = A - B, where B is the first operand.
  @Test func functionsOfCTakeStrides() {
    let a = [1.0, 2, 3, 4], b = [10.0, 20, 30, 40]
    var c = [0.0, 0, 0, 0]
    vDSP_vsubD(a, 1, b, 1, &c, 1, 4)
    #expect(c == [9, 18, 27, 36])
    var sum = 0.0
    vDSP_sveD(a, 2, &sum, 2)
    #expect(sum == 4)
    var greatest = 0.0
    var index: vDSP_Length = 0
    vDSP_maxviD(a, 2, &greatest, &index, 2)
    #expect(greatest == 3)
    #expect(index == 2)
  }
}
