import SwiftUI

private struct Zigzag: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 1...6 {
        path.addLine(
          to: CGPoint(
            x: rect.minX + rect.width * CGFloat(step) / 6,
            y: step.isMultiple(of: 2) ? rect.maxY : rect.minY))
      }
    }
  }
}

let shapes = Chapter(
  title: "Shapes",
  examples: [
    Example("Rectangle") { Rectangle().fill(.blue).frame(width: 72, height: 40) },
    Example("RoundedRectangle") {
      RoundedRectangle(cornerRadius: 14, style: .continuous).fill(.blue)
        .frame(width: 72, height: 40)
    },
    Example("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.blue)
        .frame(width: 72, height: 40)
    },
    Example("Circle") { Circle().fill(.blue).frame(width: 40, height: 40) },
    Example("Ellipse") { Ellipse().fill(.blue).frame(width: 72, height: 40) },
    Example("Capsule") { Capsule().stroke(.blue, lineWidth: 3).frame(width: 72, height: 32) },
    Example("Path") {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 32))
        path.addCurve(
          to: CGPoint(x: 96, y: 8), control1: CGPoint(x: 32, y: -24),
          control2: CGPoint(x: 64, y: 64))
      }
      .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      .frame(width: 96, height: 40)
    },
    Example("Shape") {
      Zigzag().stroke(.blue, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        .frame(width: 96, height: 24)
    },
    Example("Shape.trim") {
      Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 5).frame(width: 40, height: 40)
    },
    Example("Shape.stroke") {
      Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
        .frame(width: 72, height: 40)
    },
    Example("Shape.fill") {
      Circle().fill(.orange.gradient).frame(width: 40, height: 40)
    },
    Example("InsettableShape.strokeBorder") {
      Circle().strokeBorder(.blue, lineWidth: 8).frame(width: 40, height: 40)
    },
    Example("OffsetShape") {
      Circle().offset(x: 20).fill(.blue).frame(width: 40, height: 40).border(.secondary)
    },
    Example("RotatedShape") {
      Rectangle().rotation(.degrees(20)).fill(.blue).frame(width: 56, height: 32).padding(8)
    },
    Example("ScaledShape") {
      Circle().scale(0.6).fill(.blue).frame(width: 40, height: 40).border(.secondary)
    },
    Example("TransformedShape") {
      Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)).fill(.blue)
        .frame(width: 56, height: 32)
    },
    Example("ContainerRelativeShape") {
      ContainerRelativeShape().fill(.blue).frame(width: 72, height: 40).padding(4)
        .containerShape(.rect(cornerRadius: 14))
    },
    Example("AnyShape") {
      AnyShape(Capsule()).fill(.blue).frame(width: 72, height: 32)
    },
    Example("View.containerShape") {
      ContainerRelativeShape().inset(by: 6).fill(.teal).frame(width: 72, height: 40)
        .background(.quaternary, in: ContainerRelativeShape())
        .containerShape(.rect(cornerRadius: 14))
    },
    Example("View.clipShape") { Block(.blue, width: 72, height: 40).clipShape(.capsule) },
    Example("View.clipped") {
      Text("Too wide a text").fixedSize().frame(width: 72).clipped()
    },
    Example("View.cornerRadius") { Color.blue.frame(width: 72, height: 40).cornerRadius(12) },
    Example("View.mask") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 120, height: 32).mask { Text("Masked").font(.title).bold() }
    },
    Example("Canvas") {
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height / 2)
        for step in 0..<12 {
          context.rotate(by: .degrees(30))
          context.opacity = Double(step + 1) / 12
          context.fill(
            Path(roundedRect: CGRect(x: 10, y: -2, width: 12, height: 4), cornerRadius: 2),
            with: .color(.blue))
        }
      }
      .frame(width: 50, height: 50)
    },
    Example("ConcentricRectangle") {
      ConcentricRectangle().fill(.blue).padding(6).background(.quaternary)
        .containerShape(.rect(cornerRadius: 16)).clipShape(.rect(cornerRadius: 16))
        .frame(width: 80, height: 50)
    },
  ])
