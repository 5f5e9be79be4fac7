import DisplayList
import Foundation
import SwiftUI
import Testing

@Suite struct PathTests {
  @Test func aQuarterTurnClockwiseOnTheScreenEndsBelowTheCentre() throws {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 60) < 1e-9)
    #expect(path.boundingRect.isNear(CGRect(x: 50, y: 50, width: 10, height: 10)))
  }

  @Test func theSameArcDrawnClockwiseInCoreGraphicsSenseGoesTheLongWay() {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    }
    #expect(path.boundingRect.isNear(CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test(arguments: [false, true])
  func anArcFrom0To360DegreesIsAWholeCircleEitherWay(clockwise: Bool) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 5, startAngle: .degrees(0), endAngle: .degrees(360),
        clockwise: clockwise)
    }
    #expect(path.boundingRect.isNear(CGRect(x: -5, y: -5, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: -4, y: 0)))
  }

  @Test func anArcBetweenTangentsTouchesBothLines() throws {
    // A corner at (100, 0) between the x axis and the vertical line, radius 20: from (80, 0) around
    // to (100, 20).
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    }
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .curve(let p, _, _): points.append(p)
      default: break
      }
    }
    #expect(points.count == 3)
    #expect(points[1].isNear(CGPoint(x: 80, y: 0)))
    #expect(points[2].isNear(CGPoint(x: 100, y: 20)))
  }

  @Test func linesWithoutACurrentPointAddNothing() {
    let path = Path { $0.addLine(to: CGPoint(x: 5, y: 5)) }
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect == .null)
  }

  @Test func halfOfARectanglesOutlineIsItsTopAndRightSide() {
    let path = Rectangle().path(in: CGRect(x: 0, y: 0, width: 30, height: 20))
      .trimmedPath(from: 0, to: 0.5)
    #expect(path.description == "0 0 m 30 0 l 30 20 l")
  }

  @Test func aCirclesOutlineBeginsOnItsRightAndTurnsDownFirst() throws {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
      .trimmedPath(from: 0, to: 0.25)
    #expect(path.boundingRect.isNear(CGRect(x: 10, y: 10, width: 10, height: 10)))
    let end = try #require(path.currentPoint)
    #expect(end.isNear(CGPoint(x: 10, y: 20)))
  }

  @Test func aThirdOfACircleEndsAt120Degrees() throws {
    let path = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
      .trimmedPath(from: 0, to: 1.0 / 3)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x + 25) < 0.02 && abs(end.y - 43.30127) < 0.02)
  }

  @Test func evenOddFillingLeavesTheInnerOfTwoSquaresFree() {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func aPathReadsWhatItWrites() throws {
    let text = "1 2 m 3.5 -4 l 1 1 2 2 3 3 c 0 0 9 9 q h"
    let path = try #require(Path(text))
    #expect(path.description == text)
    #expect(Path("1 2 x") == nil)
    #expect(Path("1 l") == nil)
  }

  @Test func theAreaOfALineReachesHalfItsWidthToEachSide() {
    let line = Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addLine(to: CGPoint(x: 30, y: 10))
    }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(butt.boundingRect.isNear(CGRect(x: 10, y: 8, width: 20, height: 4)))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.boundingRect.isNear(CGRect(x: 8, y: 8, width: 24, height: 4)))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5]))
    #expect(dashed.contains(CGPoint(x: 12, y: 10)))
    #expect(!dashed.contains(CGPoint(x: 17, y: 10)))
    #expect(dashed.contains(CGPoint(x: 22, y: 10)))
  }

  @Test func aSharpCornerOfALineIsMitredBevelledOrRounded() {
    let corner = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 20, y: 0))
      $0.addLine(to: CGPoint(x: 20, y: 20))
    }
    func reach(_ join: CGLineJoin) -> CGRect {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).boundingRect
    }
    let tip = CGPoint(x: 21.9, y: -1.9), half = CGPoint(x: 21.3, y: -1.3)
    func has(_ join: CGLineJoin, _ p: CGPoint) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).contains(p)
    }
    #expect(has(.miter, tip))
    #expect(!has(.round, tip) && has(.round, half))
    #expect(!has(.bevel, half))
    #expect(reach(.miter).isNear(CGRect(x: 0, y: -2, width: 22, height: 22)))
  }
}

extension CGPoint {
  func isNear(_ p: CGPoint, _ tolerance: CGFloat = 1e-3) -> Bool {
    abs(x - p.x) < tolerance && abs(y - p.y) < tolerance
  }
}

extension CGRect {
  func isNear(_ r: CGRect, _ tolerance: CGFloat = 1e-2) -> Bool {
    origin.isNear(r.origin, tolerance) && abs(width - r.width) < tolerance
      && abs(height - r.height) < tolerance
  }
}
