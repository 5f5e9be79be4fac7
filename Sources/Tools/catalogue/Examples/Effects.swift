import SwiftUI

private struct Sample: View {
  var body: some View {
    LinearGradient(
      colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing
    )
    .frame(width: 90, height: 40)
  }
}

let effects = Chapter(
  title: "Effects",
  examples: [
    Example("View.opacity") { Sample().opacity(0.4) },
    Example("View.shadow") {
      Capsule().fill(.white).frame(width: 72, height: 32).shadow(radius: 4, y: 2).padding(6)
    },
    Example("View.blur") { Sample().blur(radius: 4).padding(8) },
    Example("View.brightness") { Sample().brightness(0.3) },
    Example("View.contrast") { Sample().contrast(0.4) },
    Example("View.saturation") { Sample().saturation(0.3) },
    Example("View.grayscale") { Sample().grayscale(0.9) },
    Example("View.hueRotation") { Sample().hueRotation(.degrees(120)) },
    Example("View.colorInvert") { Sample().colorInvert() },
    Example("View.colorMultiply") { Sample().colorMultiply(.green) },
    Example("View.luminanceToAlpha") { Sample().luminanceToAlpha() },
    Example("View.blendMode") {
      ZStack {
        Circle().fill(.cyan).frame(width: 40).offset(x: -10)
        Circle().fill(.yellow).frame(width: 40).offset(x: 10).blendMode(.multiply)
      }
      .frame(height: 44)
    },
    Example("View.compositingGroup") {
      ZStack {
        Circle().fill(.red).frame(width: 36).offset(x: -8)
        Circle().fill(.blue).frame(width: 36).offset(x: 8)
      }
      .compositingGroup().opacity(0.5)
    },
    Example("View.drawingGroup") { Sample().drawingGroup() },
    Example("View.rotationEffect") {
      Block(.blue).rotationEffect(.degrees(30)).padding(8)
    },
    Example("View.scaleEffect") { Block(.blue).scaleEffect(x: 1.5, y: 0.6).padding(8) },
    Example("View.transformEffect") {
      Block(.blue).transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0))
    },
    Example("View.projectionEffect") {
      Block(.blue).projectionEffect(
        ProjectionTransform(CGAffineTransform(a: 1, b: 0.3, c: 0, d: 1, tx: 0, ty: 0)))
    },
    Example("View.rotation3DEffect") {
      Block(.blue, width: 64, height: 40).rotation3DEffect(.degrees(45), axis: (0, 1, 0))
    },
    Example("View.colorEffect") {
      Sample().colorEffect(ShaderLibrary.tinted(.color(.red)))
    },
    Example("View.distortionEffect") {
      Sample().distortionEffect(
        ShaderLibrary.wave(.float(2)), maxSampleOffset: CGSize(width: 0, height: 4))
    },
    Example("View.layerEffect") {
      Sample().layerEffect(ShaderLibrary.lens(.boundingRect), maxSampleOffset: .zero)
    },
  ])
