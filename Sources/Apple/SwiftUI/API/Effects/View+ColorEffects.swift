import DisplayList
import Foundation

extension View {
  public nonisolated func brightness(_ amount: Double) -> some View {
    colorMatrix(ColorMatrices.brightness(amount))
  }
  public nonisolated func contrast(_ amount: Double) -> some View {
    colorMatrix(ColorMatrices.contrast(amount))
  }
  public nonisolated func saturation(_ amount: Double) -> some View {
    colorMatrix(ColorMatrices.saturation(amount))
  }
  public nonisolated func grayscale(_ amount: Double) -> some View {
    colorMatrix(ColorMatrices.saturation(1 - min(max(amount, 0), 1)))
  }
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    colorMatrix(ColorMatrices.hueRotation(angle))
  }
  public nonisolated func colorInvert() -> some View {
    colorMatrix(ColorMatrices.scale(-1, offset: 1))
  }
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(
      _GroupEffect { _, environment in
        CompositingGroup(
          effects: [.colorMatrix(ColorMatrices.multiply(color.rgba(in: environment)))])
      })
  }
  public nonisolated func luminanceToAlpha() -> some View { effect(.luminanceToAlpha) }
}
