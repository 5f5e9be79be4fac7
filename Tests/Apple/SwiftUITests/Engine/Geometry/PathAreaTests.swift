import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@Suite struct PathAreaTests {
  private let a = Path(CGRect(0, 0, 10, 10))
  private let b = Path(CGRect(5, 5, 10, 10))

  /// The area of an outline of straight lines.
  private func area(_ path: Path) -> CGFloat {
    var sum: CGFloat = 0, start = CGPoint.zero, last = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let p):
        start = p
        last = p
      case .line(let p):
        sum += last.x * p.y - last.y * p.x
        last = p
      case .closeSubpath: sum += last.x * start.y - last.y * start.x
      case .quadCurve, .curve: Issue.record("only lines")
      }
    }
    return sum / 2
  }

  @Test func areasOfTwoSquares() {
    #expect(area(a.union(b)) == 175)
    #expect(area(a.intersection(b)) == 25)
    #expect(area(a.subtracting(b)) == 75)
    #expect(area(a.symmetricDifference(b)) == 150)
    #expect(a.intersection(b).boundingRect == CGRect(5, 5, 5, 5))
    #expect(a.union(b).boundingRect == CGRect(0, 0, 15, 15))
  }

  @Test func areasBesideWithinOrOnTopOfEachOtherCombine() {
    let inner = Path(CGRect(2, 2, 3, 3)), far = Path(CGRect(20, 0, 1, 1))
    #expect(area(a.subtracting(inner)) == 91)
    #expect(!a.subtracting(inner).contains(CGPoint(x: 3, y: 3)))
    #expect(a.intersection(far).isEmpty && area(a.union(far)) == 101)
    #expect(area(a.union(a)) == 100 && a.subtracting(a).isEmpty)
    // A common side disappears.
    let next = a.union(Path(CGRect(10, 0, 10, 10)))
    #expect(area(next) == 200)
    #expect(next.description.split(separator: " ").count { $0 == "l" } == 3)
  }

  @Test func circlesKeepTheirAreaToTheChord() {
    let circle = Path(ellipseIn: CGRect(0, 0, 100, 100))
    let half = circle.intersection(Path(CGRect(0, 0, 50, 100)))
    #expect(abs(area(half) - .pi * 1250) < 2)
    #expect(abs(area(circle.union(circle.offsetBy(dx: 200, dy: 0))) - .pi * 5000) < 4)
  }

  @Test func aStarIsNormalizedByItsRule() {
    // A five-pointed star in one line: by the even-odd rule its middle is empty.
    var star = Path()
    for i in 0..<5 {
      let angle = Double(i) * 4 * .pi / 5 - .pi / 2
      let p = CGPoint(x: 50 + 50 * cosine(angle), y: 50 + 50 * sine(angle))
      if i == 0 { star.move(to: p) } else { star.addLine(to: p) }
    }
    star.closeSubpath()
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.contains(middle) && !star.contains(middle, eoFill: true))
    #expect(star.normalized(eoFill: false).contains(middle))
    #expect(!star.normalized(eoFill: true).contains(middle))
    #expect(!star.normalized(eoFill: true).contains(middle, eoFill: false))
  }

  @Test func linesAreCutByAnArea() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    #expect(line.lineIntersection(a) == Path("0 5 m 10 5 l"))
    #expect(line.lineSubtraction(a) == Path("-5 5 m 0 5 l 10 5 m 15 5 l"))
  }

  @Test func shapesAreCombinedInTheRoomThatTheyAreGiven() {
    let ring = Rectangle().subtracting(Rectangle().size(width: 10, height: 10))
    let path = ring.path(in: CGRect(0, 0, 40, 20))
    #expect(area(path) == 700)
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 15, y: 5)))
  }

  @Test func invalidPathsEnd() {
    var path = Path()
    path.move(to: CGPoint(x: CGFloat.infinity, y: .nan))
    path.addLine(to: CGPoint(x: 3, y: -CGFloat.infinity))
    path.addCurve(
      to: CGPoint(x: 1e300, y: 0), control1: .zero, control2: CGPoint(x: 0, y: CGFloat.nan))
    _ = path.union(a).intersection(path).normalized()
    _ = path.lineIntersection(a)
    #expect(Path().union(a).boundingRect == CGRect(0, 0, 10, 10))
  }
}
