import DisplayList
import Foundation
import Rendering
import TestSupport
import Testing

@testable import SwiftUI

/// The pixels of a view on white, one a point.
@MainActor
func pixels<V: View>(
  of view: V, _ width: CGFloat = 20, _ height: CGFloat = 20, on background: RGBA? = .white,
  scale: CGFloat = 1
) -> Bitmap {
  Rasterizer().render(
    Drawn(view.frame(width: width, height: height), width, height).list, scale: scale,
    background: background)
}

extension Bitmap {
  func hex(_ x: Int, _ y: Int) -> String {
    let p = self[x, y]
    return RGBA(
      Double(p.red) / 255, Double(p.green) / 255, Double(p.blue) / 255, Double(p.alpha) / 255
    ).hex
  }
}

@MainActor @Suite struct CanvasTests {
  private func canvas(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Bitmap {
    pixels(of: Canvas(renderer: draw))
  }

  @Test func itTakesTheSizeThatItIsProposedAndReportsIt() {
    nonisolated(unsafe) var told = CGSize.zero
    let laid = LaidOut(
      Canvas { _, size in told = size }.frame(width: 30, height: 12), width: 100, height: 100)
    #expect(told == CGSize(width: 30, height: 12))
    #expect(laid.frames("Canvas") == [CGRect(0, 0, 30, 12)])
  }

  @Test func fillsWhereThePathLiesInTheCanvassOwnCoordinates() {
    let picture = pixels(
      of: Canvas { context, _ in
        context.fill(Path(CGRect(2, 3, 4, 5)), with: .color(.red))
      }.frame(width: 10, height: 10).padding(5))
    #expect(picture.hex(7, 8) == "#FF383C")
    #expect(picture.hex(6, 8) == "#FFFFFF" && picture.hex(10, 12) == "#FF383C")
    #expect(picture.hex(11, 12) == "#FFFFFF" && picture.hex(10, 13) == "#FFFFFF")
  }

  @Test func nothingIsDrawnBeyondItsEdges() {
    let picture = pixels(
      of: Canvas { context, _ in
        context.fill(Path(CGRect(-50, -50, 100, 100)), with: .color(.black))
      }.frame(width: 10, height: 10))
    #expect(picture.hex(4, 10) == "#FFFFFF" && picture.hex(5, 10) == "#000000")
    #expect(picture.hex(14, 14) == "#000000" && picture.hex(15, 15) == "#FFFFFF")
  }

  @Test func aCopyKeepsItsOwnStateAndDrawsOnTheSameSheet() {
    let picture = canvas { context, _ in
      var moved = context
      moved.translateBy(x: 10, y: 0)
      moved.opacity = 0.5
      moved.fill(Path(CGRect(0, 0, 5, 5)), with: .color(.black))
      context.fill(Path(CGRect(0, 0, 5, 5)), with: .color(.black))
    }
    #expect(picture.hex(2, 2) == "#000000")
    #expect(["#7F7F7F", "#808080"].contains(picture.hex(12, 2)))
  }

  @Test func transformsAreInTheContextsCoordinates() {
    let picture = canvas { context, _ in
      context.translateBy(x: 10, y: 10)
      context.rotate(by: .degrees(90))
      context.scaleBy(x: 2, y: 1)
      // Along x to the right, then turned to run down: 2 × 4 long, 3 wide to the left.
      context.fill(Path(CGRect(0, 0, 4, 3)), with: .color(.black))
    }
    #expect(picture.hex(9, 10) == "#000000" && picture.hex(7, 17) == "#000000")
    #expect(picture.hex(10, 10) == "#FFFFFF" && picture.hex(6, 10) == "#FFFFFF")
    #expect(picture.hex(9, 18) == "#FFFFFF" && picture.hex(9, 9) == "#FFFFFF")
  }

  @Test func clipsAddUpAndAnInverseClipKeepsWhatIsOutside() {
    let picture = canvas { context, size in
      context.clip(to: Path(CGRect(0, 0, 10, 20)))
      context.clip(to: Path(CGRect(0, 5, 20, 5)), options: .inverse)
      #expect(context.clipBoundingRect == CGRect(0, 0, 10, 20))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(picture.hex(5, 4) == "#000000" && picture.hex(5, 10) == "#000000")
    #expect(picture.hex(5, 5) == "#FFFFFF" && picture.hex(5, 9) == "#FFFFFF")
    #expect(picture.hex(10, 4) == "#FFFFFF")
  }

  @Test func aLayerCutsByItsAlpha() {
    let picture = canvas { context, size in
      context.clipToLayer(opacity: 0.5) { layer in
        layer.fill(Path(CGRect(0, 0, 10, 20)), with: .color(.white))
      }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(["#7F7F7F", "#808080"].contains(picture.hex(5, 5)))
    #expect(picture.hex(15, 5) == "#FFFFFF")
    let inverse = canvas { context, size in
      context.clipToLayer(options: .inverse) { layer in
        layer.fill(Path(CGRect(0, 0, 10, 20)), with: .color(.white))
      }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(inverse.hex(5, 5) == "#FFFFFF" && inverse.hex(15, 5) == "#000000")
  }

  @Test func aLayerIsFadedAsOnePicture() {
    let picture = canvas { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Path(CGRect(0, 0, 10, 10)), with: .color(.black))
        layer.fill(Path(CGRect(5, 0, 10, 10)), with: .color(.black))
      }
    }
    // Where both lie there is no more ink than where one does.
    #expect(picture.hex(2, 2) == picture.hex(7, 7) && picture.hex(7, 7) == picture.hex(12, 2))
    #expect(["#7F7F7F", "#808080"].contains(picture.hex(7, 7)))
  }

  @Test func blendModesMeetWhatTheCanvasDrew() {
    let picture = canvas { context, _ in
      context.fill(Path(CGRect(0, 0, 20, 10)), with: .color(.sRGB, red: 1, green: 0.5, blue: 0))
      context.blendMode = .multiply
      context.fill(Path(CGRect(0, 0, 10, 10)), with: .color(.sRGB, white: 0.5))
      context.blendMode = .destinationOut
      context.fill(Path(CGRect(15, 0, 5, 10)), with: .color(.black))
    }
    // 128 · 128 / 255 = 64.
    #expect(["#804000", "#804100", "#7F4000"].contains(picture.hex(5, 5)))
    #expect(picture.hex(12, 5) == "#FF8000")
    #expect(picture.hex(17, 5) == "#FFFFFF")
  }

  @Test func aGradientsPointsAreTheContexts() {
    let ramp = Gradient(colors: [.black, .white])
    let picture = canvas { context, _ in
      context.fill(
        Path(CGRect(0, 0, 20, 10)),
        with: .linearGradient(
          ramp, startPoint: CGPoint(x: 5, y: 0), endPoint: CGPoint(x: 15, y: 0)))
      context.translateBy(x: 0, y: 10)
      context.fill(
        Path(CGRect(0, 0, 20, 10)),
        with: .linearGradient(
          ramp, startPoint: .zero, endPoint: CGPoint(x: 5, y: 0), options: .mirror))
    }
    #expect(picture.hex(4, 5) == "#000000" && picture.hex(15, 5) == "#FFFFFF")
    // The middle of the tenth pixel is 5.5 of 10 along.
    #expect(abs(Int(picture[10, 5].red) - 140) <= 1)
    // Half a point from the start in each mirrored run.
    #expect(abs(Int(picture[0, 15].red) - 26) <= 2)
    #expect(abs(Int(picture[9, 15].red) - 26) <= 2)
    #expect(abs(Int(picture[10, 15].red) - 26) <= 2)
    #expect(abs(Int(picture[5, 15].red) - 230) <= 2)
  }

  @Test func aRepeatedGradientBeginsAgain() {
    let picture = canvas { context, _ in
      context.fill(
        Path(CGRect(0, 0, 20, 10)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 5, y: 0),
          options: .repeat))
    }
    for x in [0, 5, 10, 15] { #expect(abs(Int(picture[x, 5].red) - 26) <= 2, "at \(x)") }
    for x in [4, 9, 14, 19] { #expect(abs(Int(picture[x, 5].red) - 230) <= 2, "at \(x)") }
  }

  @Test func symbolsAreFoundByTheirTag() {
    let view = Canvas { context, _ in
      guard let dot = context.resolveSymbol(id: "dot") else { return }
      #expect(dot.size == CGSize(width: 4, height: 4))
      #expect(context.resolveSymbol(id: "other") == nil)
      context.draw(dot, at: CGPoint(x: 4, y: 4))
      context.draw(dot, in: CGRect(10, 10, 8, 8))
    } symbols: {
      Color.black.frame(width: 4, height: 4).tag("dot")
    }
    let picture = pixels(of: view)
    #expect(picture.hex(2, 2) == "#000000" && picture.hex(5, 5) == "#000000")
    #expect(picture.hex(6, 6) == "#FFFFFF")
    #expect(picture.hex(10, 10) == "#000000" && picture.hex(17, 17) == "#000000")
    #expect(picture.hex(18, 18) == "#FFFFFF")
  }

  @Test func aTextLiesWithItsAnchorAtThePoint() throws {
    let text = Text("Hg")
    let size = LaidOut(text).size
    let list = Drawn(
      Canvas { context, _ in
        let resolved = context.resolve(text)
        #expect(resolved.measure(in: CGSize(width: 100, height: 100)) == size)
        context.draw(resolved, at: CGPoint(x: 10, y: 20), anchor: .topLeading)
        context.draw(text, in: CGRect(10, 60, 80, 40))
      }
    ).commands
    let runs = list.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.map(\.origin.x) == [10, 10])
    #expect(try #require(runs.last).origin.y - runs.element(0).origin.y == 40)
  }

  @Test func aTextCanBeDrawnInAnotherShading() {
    let commands = Drawn(
      Canvas { context, _ in
        var text = context.resolve(Text("a"))
        text.shading = .color(.sRGB, red: 0, green: 1, blue: 0)
        context.draw(text, at: .zero)
      }
    ).commands
    let paints = commands.compactMap { if case .glyphs(let run) = $0 { run.paint } else { nil } }
    #expect(paints == [.color(RGBA(0, 1, 0))])
  }

  @Test func dropsThatAreBlurredAndThenCutFlowTogether() {
    let picture = canvas { context, _ in
      context.addFilter(.alphaThreshold(min: 0.4, color: .black))
      context.addFilter(.blur(radius: 2))
      context.drawLayer { layer in
        layer.fill(Path(CGRect(0, 0, 9, 20)), with: .color(.red))
        layer.fill(Path(CGRect(11, 0, 9, 20)), with: .color(.red))
      }
    }
    // The gap of two points, blurred by two, is filled; nothing is grey.
    #expect(picture.hex(10, 10) == "#000000" && picture.hex(4, 10) == "#000000")
  }

  @Test func theFilterThatWasAddedLastComesFirstInItsCoordinates() {
    let groups = Drawn(
      Canvas { context, _ in
        context.scaleBy(x: 2, y: 2)
        context.addFilter(.blur(radius: 3))
        context.addFilter(.shadow(color: .black, radius: 1, x: 4, y: 0))
        context.fill(Path(CGRect(0, 0, 2, 2)), with: .color(.black))
      }
    ).groups
    #expect(
      groups.flatMap(\.effects) == [
        .shadow(color: .black, radius: 2, offset: CGSize(width: 8, height: 0)),
        .blur(radius: 6, opaque: false),
      ])
  }

  @Test func invalidNumbersDrawNothing() {
    let picture = canvas { context, _ in
      var broken = context
      broken.scaleBy(x: 0, y: 1)
      broken.fill(Path(CGRect(0, 0, 5, 5)), with: .color(.black))
      broken = context
      broken.translateBy(x: .nan, y: 0)
      broken.fill(Path(CGRect(0, 0, 5, 5)), with: .color(.black))
      context.stroke(Path(), with: .color(.black))
      context.draw(Text(""), at: CGPoint(x: CGFloat.infinity, y: 0))
      context.fill(
        Path(CGRect(0, 0, 5, 5)),
        with: .linearGradient(Gradient(stops: []), startPoint: .zero, endPoint: .zero))
    }
    #expect(picture.hex(2, 2) == "#FFFFFF")
  }

  @Test func anOpaqueCanvasIsBlackWhereNothingIsDrawn() {
    #expect(pixels(of: Canvas(opaque: true) { _, _ in }).hex(3, 3) == "#000000")
  }
}

@MainActor @Suite struct DrawnImageTests {
  private let flag = Image(size: CGSize(width: 4, height: 2)) { context in
    context.fill(Path(CGRect(0, 0, 2, 2)), with: .color(.black))
  }

  @Test func anImageIsDrawnByAClosureAtItsOwnSizeOrStretched() {
    #expect(LaidOut(flag).size == CGSize(width: 4, height: 2))
    let picture = pixels(of: flag.resizable())
    #expect(picture.hex(9, 19) == "#000000" && picture.hex(10, 0) == "#FFFFFF")
  }

  @Test func aCanvasDrawsWithCoreGraphicsYDown() {
    let picture = pixels(
      of: Canvas { context, _ in
        context.translateBy(x: 2, y: 0)
        context.withCGContext { inner in
          inner.setFillColor(CGColor(gray: 0, alpha: 1))
          inner.fill(CGRect(0, 0, 3, 4))
        }
      })
    #expect(picture.hex(2, 0) == "#000000" && picture.hex(4, 3) == "#000000")
    #expect(picture.hex(1, 0) == "#FFFFFF" && picture.hex(5, 0) == "#FFFFFF")
    #expect(picture.hex(2, 4) == "#FFFFFF")
  }
}
