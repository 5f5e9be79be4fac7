import SwiftUI
import Testing

@MainActor
@Suite struct InvalidCanvasNumbersTests {
  @Test func contextsDrawInvalidStates() {
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .nothing,
      negative: .view(
        Color.red.frame(width: 33, height: 23).frame(width: 40, height: 30, alignment: .topLeading)),
      below: .nothing
    ) { n in
      Canvas { context, size in
        context.translateBy(x: n, y: n)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
    drawsInvalidNumbers(.nothing) { n in
      Canvas { context, size in
        context.scaleBy(x: n, y: 1)
        context.rotate(by: .degrees(Double(n)))
        context.opacity = Double(n)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
    drawsInvalidNumbers(.nothing) { n in
      Canvas { context, size in
        context.clip(to: Path(CGRect(x: 0, y: n, width: n, height: 4)))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
    drawsInvalidNumbers(
      nan: 0, infinity: .something, large: .nothing, negative: -1, below: 0,
      others: [-greatest: .everything]
    ) { n in
      Canvas { context, size in
        context.addFilter(.blur(radius: n))
        context.addFilter(.shadow(radius: n, x: n))
        context.addFilter(.brightness(Double(n)))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
  }

  @Test func contextsDrawInvalidGeometry() {
    let two = Gradient(colors: [.red, .blue])
    drawsInvalidNumbers(.something) { n in
      Canvas { context, size in
        let path = Path(ellipseIn: CGRect(x: n, y: 0, width: n, height: 9))
        context.stroke(path, with: .color(.red), lineWidth: n)
        context.fill(
          path,
          with: .linearGradient(two, startPoint: CGPoint(x: n, y: 0), endPoint: CGPoint(x: 0, y: n))
        )
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .radialGradient(two, center: CGPoint(x: n, y: 0), startRadius: n, endRadius: n))
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .conicGradient(two, center: CGPoint(x: n, y: 0), angle: .degrees(Double(n))))
      }
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: 100, negative: .something, below: .nothing,
      others: [-greatest: .nothing]
    ) { n in
      Canvas { context, _ in
        context.draw(Text("a"), at: CGPoint(x: n, y: n))
        context.draw(Text("a"), in: CGRect(x: 0, y: 0, width: n, height: n))
        context.draw(Image(systemName: "star"), in: CGRect(x: n, y: 0, width: n, height: 4))
        context.draw(Image(systemName: "star"), at: CGPoint(x: n, y: 3), anchor: .top)
      }
    }
    drawsInvalidNumbers(.nothing) { n in
      Canvas { context, size in
        context.drawLayer { layer in
          layer.translateBy(x: n, y: 0)
          layer.draw(Text("a"), at: .zero)
        }
      }
    }
  }
}
