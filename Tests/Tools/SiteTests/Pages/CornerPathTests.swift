import Foundation
import Testing

@testable import Site

@Suite struct CornerPathTests {
  private func numbers(_ path: String) -> [Double] {
    path.split { !"0123456789.".contains($0) }.compactMap { Double("0\($0)") ?? Double($0) }
  }

  @Test func theCurveLeavesTheSideAtOneAndAHalfRadii() {
    let path = CornerPath.path(size: CGSize(width: 100, height: 100), radius: 20)
    #expect(path.hasPrefix("M.69427 0C"))
    #expect(path.hasSuffix("Z"))
  }

  @Test func aRadiusWithoutRoomMakesACircle() {
    let path = CornerPath.path(size: CGSize(width: 76, height: 76), radius: 38)
    #expect(path.hasPrefix("M.5 0C.77614 0 1 .22386 1 .5L1 .5C"))
  }

  @Test func sillyFiguresStayInTheBox() {
    for (width, height, radius) in [(0.0, 0.0, 10.0), (10, 1000, 500), (10, 10, -5)] {
      let path = CornerPath.path(size: CGSize(width: width, height: height), radius: radius)
      #expect(numbers(path).allSatisfy { (0...1).contains($0) })
    }
  }
}
