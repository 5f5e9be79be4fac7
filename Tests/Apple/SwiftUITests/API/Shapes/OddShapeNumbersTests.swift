import SwiftUI
import Testing

@MainActor
@Suite struct OddShapeNumbersTests {
  @Test func outlines() {
    drawsOddNumbers { Circle().trim(from: $0, to: 1) }
    drawsOddNumbers { Circle().trim(from: 0, to: $0).stroke(.red, lineWidth: 2) }
    drawsOddNumbers { RoundedRectangle(cornerRadius: $0) }
    drawsOddNumbers { RoundedRectangle(cornerSize: CGSize(width: $0, height: 1), style: .circular) }
    drawsOddNumbers { UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 4) }
    drawsOddNumbers { Circle().inset(by: $0) }
    drawsOddNumbers { Rectangle().size(width: $0, height: $0) }
    drawsOddNumbers { Rectangle().offset(x: $0, y: $0) }
    drawsOddNumbers { Rectangle().rotation(.degrees(Double($0))) }
    drawsOddNumbers { Rectangle().scale(x: $0, y: 1) }
  }

  @Test func strokes() {
    drawsOddNumbers { Circle().stroke(.red, lineWidth: $0) }
    drawsOddNumbers { Circle().strokeBorder(.red, lineWidth: $0) }
    drawsOddNumbers { Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [$0, $0])) }
    drawsOddNumbers { Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3, $0])) }
    drawsOddNumbers {
      Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: $0))
    }
    drawsOddNumbers {
      Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: $0))
    }
  }

  @Test func gradients() {
    func stops(_ n: CGFloat) -> Gradient {
      Gradient(stops: [
        .init(color: .red, location: n), .init(color: .blue, location: 0.5),
        .init(color: .green, location: -n),
      ])
    }
    let two = Gradient(colors: [.red, .blue])
    drawsOddNumbers { LinearGradient(gradient: stops($0), startPoint: .top, endPoint: .bottom) }
    drawsOddNumbers {
      LinearGradient(gradient: two, startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)
    }
    drawsOddNumbers {
      RadialGradient(gradient: two, center: .center, startRadius: $0, endRadius: 9)
    }
    drawsOddNumbers {
      RadialGradient(gradient: two, center: .center, startRadius: 0, endRadius: $0)
    }
    drawsOddNumbers {
      RadialGradient(gradient: stops($0), center: .top, startRadius: 1, endRadius: 9)
    }
    drawsOddNumbers {
      EllipticalGradient(
        gradient: two, center: UnitPoint(x: $0, y: 0), startRadiusFraction: 0, endRadiusFraction: $0
      )
    }
    drawsOddNumbers {
      AngularGradient(
        gradient: two, center: .center, startAngle: .degrees(Double($0)), endAngle: .degrees(90))
    }
    drawsOddNumbers { AngularGradient(gradient: stops($0), center: UnitPoint(x: $0, y: 0.5)) }
    drawsOddNumbers {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [Float($0), 0], [0, 1], [1, Float($0)]],
        colors: [.red, .blue, .green, .black])
    }
  }

  @Test func paths() {
    drawsOddNumbers { n in
      Path { path in
        path.move(to: CGPoint(x: n, y: 1))
        path.addLine(to: CGPoint(x: 20, y: n))
        path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: n, y: n))
        path.addCurve(
          to: CGPoint(x: n, y: 2), control1: CGPoint(x: 3, y: n), control2: CGPoint(x: 4, y: 4))
        path.closeSubpath()
      }
    }
    drawsOddNumbers { n in
      Path {
        $0.addArc(
          center: CGPoint(x: 9, y: 9), radius: n, startAngle: .degrees(0), endAngle: .degrees(90),
          clockwise: false)
      }
    }
    drawsOddNumbers { n in
      Path {
        $0.addArc(
          center: CGPoint(x: n, y: 9), radius: 5, startAngle: .degrees(Double(n)),
          endAngle: .degrees(90), clockwise: true)
      }.stroke(.red)
    }
    drawsOddNumbers { n in
      Path {
        $0.addRelativeArc(
          center: CGPoint(x: 9, y: 9), radius: 5, startAngle: .zero, delta: .degrees(Double(n)))
      }
    }
    drawsOddNumbers { n in
      Path {
        $0.move(to: .zero)
        $0.addArc(
          tangent1End: CGPoint(x: 9, y: n), tangent2End: CGPoint(x: n, y: 9), radius: n)
      }
    }
    drawsOddNumbers { n in
      let rect = CGRect(x: n, y: 0, width: n, height: 4)
      return Path {
        $0.addRect(rect)
        $0.addEllipse(in: rect)
        $0.addRoundedRect(in: rect, cornerSize: CGSize(width: n, height: n))
      }
    }
    drawsOddNumbers { n in Path(CGRect(x: 0, y: 0, width: n, height: 9)).trimmedPath(from: 0, to: n)
    }
    drawsOddNumbers { n in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: n))
        .strokedPath(StrokeStyle(lineWidth: n, dash: [n]))
    }
    drawsOddNumbers { n in
      let a = Path(CGRect(x: n, y: 0, width: 9, height: 9))
      return a.union(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: n)))
    }
    drawsOddNumbers { n in
      Path(CGRect(x: 0, y: 0, width: 9, height: 9))
        .applying(CGAffineTransform(scaleX: n, y: 1)).offsetBy(dx: n, dy: 0)
    }
  }
}
