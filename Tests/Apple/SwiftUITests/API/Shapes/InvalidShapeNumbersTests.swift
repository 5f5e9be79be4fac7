import SwiftUI
import Testing

@MainActor
@Suite struct InvalidShapeNumbersTests {
  @Test func outlinesDrawInvalidNumbers() {
    drawsInvalidNumbers(nan: .nothing, infinity: .nothing, large: .nothing, negative: 0, below: 0) {
      Circle().trim(from: $0, to: 1)
    }
    drawsInvalidNumbers(nan: .nothing, infinity: 1, large: 1, negative: .nothing, below: .nothing) {
      Circle().trim(from: 0, to: $0).stroke(.red, lineWidth: 2)
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: 100, negative: .everything, below: .everything
    ) { RoundedRectangle(cornerRadius: $0) }
    drawsInvalidNumbers(.everything) {
      RoundedRectangle(cornerSize: CGSize(width: $0, height: 1), style: .circular)
    }
    drawsInvalidNumbers(nan: 0, infinity: .everything, large: 10000, negative: 0, below: 0) {
      UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 4)
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .nothing,
      negative: .view(Circle().frame(width: 54, height: 44)), below: .nothing,
      others: [-greatest: .everything]
    ) {
      Circle().inset(by: $0)
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .everything, negative: .nothing, below: .nothing
    ) { Rectangle().size(width: $0, height: $0) }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .nothing, negative: .black(33, 23), below: .nothing
    ) {
      Rectangle().offset(x: $0, y: $0)
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .something, negative: 353, below: .something,
      others: [1e9: 280, -.infinity: .nothing]
    ) {
      Rectangle().rotation(.degrees(Double($0)))
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .everything, negative: .everything, below: .nothing,
      others: [greatest: .nothing]
    ) {
      Rectangle().scale(x: $0, y: 1)
    }
  }

  @Test func strokesDrawInvalidNumbers() {
    drawsInvalidNumbers(.nothing) { Circle().stroke(.red, lineWidth: $0) }
    drawsInvalidNumbers(.nothing) { Circle().strokeBorder(.red, lineWidth: $0) }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: 10000, negative: 0, below: 0, others: [greatest: 0]
    ) {
      Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [$0, $0]))
    }
    drawsInvalidNumbers(nan: 0, infinity: 0, large: 10000, negative: 0, below: 0) {
      Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3, $0]))
    }
    drawsInvalidNumbers(
      nan: .something, infinity: .something, large: 0, negative: 3, below: .something,
      others: [greatest: 3, -greatest: 2]
    ) {
      Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: $0))
    }
    drawsInvalidNumbers(nan: .nothing, infinity: .nothing, large: 0, negative: 0, below: 0) {
      Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: $0))
    }
  }

  @Test func gradientsDrawInvalidNumbers() {
    func stops(_ n: CGFloat) -> Gradient {
      Gradient(stops: [
        .init(color: .red, location: n), .init(color: .blue, location: 0.5),
        .init(color: .green, location: -n),
      ])
    }
    let two = Gradient(colors: [.red, .blue])
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: 1, negative: -1, below: 0, others: [-greatest: -1]
    ) {
      LinearGradient(gradient: stops($0), startPoint: .top, endPoint: .bottom)
    }
    drawsInvalidNumbers(
      nan: 10000, infinity: 10000, large: 10000, negative: .something, below: 10000
    ) {
      LinearGradient(gradient: two, startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)
    }
    drawsInvalidNumbers(nan: 10000, infinity: 10000, large: 10000, negative: 0, below: 0) {
      RadialGradient(gradient: two, center: .center, startRadius: $0, endRadius: 9)
    }
    drawsInvalidNumbers(nan: 1000000, infinity: 1000000, large: 1000000, negative: -1, below: -1) {
      RadialGradient(gradient: two, center: .center, startRadius: 0, endRadius: $0)
    }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: 1, negative: -1, below: 0, others: [-greatest: -1]
    ) {
      RadialGradient(gradient: stops($0), center: .top, startRadius: 1, endRadius: 9)
    }
    drawsInvalidNumbers(nan: 0, infinity: -1, large: -1, negative: -1, below: -1, others: [1e9: 0])
    {
      EllipticalGradient(
        gradient: two, center: UnitPoint(x: $0, y: 0), startRadiusFraction: 0, endRadiusFraction: $0
      )
    }
    drawsInvalidNumbers(
      nan: -1000000, infinity: 1000000, large: 1000000, negative: .something, below: -1000000
    ) {
      AngularGradient(
        gradient: two, center: .center, startAngle: .degrees(Double($0)), endAngle: .degrees(90))
    }
    drawsInvalidNumbers(
      nan: .something, infinity: .something, large: 1, negative: .something, below: 1
    ) {
      AngularGradient(gradient: stops($0), center: UnitPoint(x: $0, y: 0.5))
    }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: 0, negative: .something, below: 0, others: [1e9: 1_000_000]
    ) {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [Float($0), 0], [0, 1], [1, Float($0)]],
        colors: [.red, .blue, .green, .black])
    }
  }

  @Test func pathsDrawInvalidNumbers() {
    drawsInvalidNumbers(
      nan: .something, infinity: .nothing, large: 1e9, negative: .something, below: .nothing,
      others: [1e9: .something]
    ) { n in
      Path { path in
        path.move(to: CGPoint(x: n, y: 1))
        path.addLine(to: CGPoint(x: 20, y: n))
        path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: n, y: n))
        path.addCurve(
          to: CGPoint(x: n, y: 2), control1: CGPoint(x: 3, y: n), control2: CGPoint(x: 4, y: 4))
        path.closeSubpath()
      }
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .nothing, negative: .something, below: .nothing
    ) { n in
      Path {
        $0.addArc(
          center: CGPoint(x: 9, y: 9), radius: n, startAngle: .degrees(0), endAngle: .degrees(90),
          clockwise: false)
      }
    }
    drawsInvalidNumbers(.nothing) { n in
      Path {
        $0.addArc(
          center: CGPoint(x: n, y: 9), radius: 5, startAngle: .degrees(Double(n)),
          endAngle: .degrees(90), clockwise: true)
      }.stroke(.red)
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: 10000, negative: .nothing, below: .nothing,
      others: [-greatest: 10000]
    ) { n in
      Path {
        $0.addRelativeArc(
          center: CGPoint(x: 9, y: 9), radius: 5, startAngle: .zero, delta: .degrees(Double(n)))
      }
    }
    drawsInvalidNumbers(.nothing) { n in
      Path {
        $0.move(to: .zero)
        $0.addArc(
          tangent1End: CGPoint(x: 9, y: n), tangent2End: CGPoint(x: n, y: 9), radius: n)
      }
    }
    drawsInvalidNumbers(.nothing) { n in
      let rect = CGRect(x: n, y: 0, width: n, height: 4)
      return Path {
        $0.addRect(rect)
        $0.addEllipse(in: rect)
        $0.addRoundedRect(in: rect, cornerSize: CGSize(width: n, height: n))
      }
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: 100, negative: .nothing, below: .nothing
    ) { n in Path(CGRect(x: 0, y: 0, width: n, height: 9)).trimmedPath(from: 0, to: n)
    }
    drawsInvalidNumbers(.nothing) { n in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: n))
        .strokedPath(StrokeStyle(lineWidth: n, dash: [n]))
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .nothing, negative: .something, below: .nothing
    ) { n in
      let a = Path(CGRect(x: n, y: 0, width: 9, height: 9))
      return a.union(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: n)))
    }
    drawsInvalidNumbers(.nothing) { n in
      Path(CGRect(x: 0, y: 0, width: 9, height: 9))
        .applying(CGAffineTransform(scaleX: n, y: 1)).offsetBy(dx: n, dy: 0)
    }
  }
}
