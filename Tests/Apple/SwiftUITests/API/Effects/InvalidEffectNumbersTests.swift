import SwiftUI
import Testing

private let box = Color.black

@MainActor
@Suite struct InvalidEffectNumbersTests {
  @Test func transformsDrawInvalidNumbers() {
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .something, negative: 353, below: .something,
      others: [1e9: 280, -.infinity: .nothing]
    ) {
      box.rotationEffect(.degrees(Double($0)))
    }
    drawsInvalidNumbers(.nothing) {
      box.rotationEffect(.radians(1), anchor: UnitPoint(x: $0, y: $0))
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .everything, negative: .everything, below: .nothing,
      others: [greatest: .nothing]
    ) {
      box.scaleEffect($0)
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .everything, negative: .nothing, below: .nothing,
      others: [greatest: .nothing]
    ) {
      box.scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: 0, y: $0))
    }
    drawsInvalidNumbers(.nothing) {
      box.transformEffect(CGAffineTransform(a: $0, b: 0, c: $0, d: 1, tx: $0, ty: 0))
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .something, negative: 353, below: .something,
      others: [-.infinity: .everything]
    ) {
      box.rotation3DEffect(.degrees(Double($0)), axis: (x: 0, y: 1, z: 0))
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .everything, negative: -1000000,
      below: .everything, tiny: .everything, others: [1e9: 1]
    ) { box.rotation3DEffect(.degrees(30), axis: (x: $0, y: $0, z: 0)) }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .nothing, negative: .something, below: .nothing
    ) {
      box.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchorZ: $0, perspective: $0)
    }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .nothing, negative: .everything, below: .nothing
    ) { n in box.visualEffect { view, _ in view.offset(x: n).scaleEffect(n) } }
  }

  @Test func effectsDrawInvalidNumbers() {
    drawsInvalidNumbers(
      nan: .nothing, infinity: .everything, large: .everything, negative: .nothing, below: .nothing
    ) { box.opacity(Double($0)) }
    drawsInvalidNumbers(
      nan: .everything, infinity: 10000, large: 10000, negative: .everything, below: .everything
    ) { box.blur(radius: $0) }
    drawsInvalidNumbers(.everything) { box.shadow(radius: $0) }
    drawsInvalidNumbers(.everything) { box.shadow(color: .red, radius: 2, x: $0, y: $0) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .nothing,
      below: .everything, others: [-greatest: .nothing]
    ) {
      box.brightness(Double($0)).contrast(Double($0))
    }
    drawsInvalidNumbers(.everything) { box.saturation(Double($0)).grayscale(Double($0)) }
    drawsInvalidNumbers(.everything) { box.hueRotation(.degrees(Double($0))) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: 100, negative: .everything, below: .everything
    ) { box.cornerRadius($0) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: 100, negative: .everything, below: .everything
    ) { box.clipShape(.rect(cornerRadius: $0)) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: 100, negative: .everything, below: .everything
    ) { box.clipShape(.rect(topLeadingRadius: $0, bottomTrailingRadius: $0)) }
    drawsInvalidNumbers(.everything) { box.border(.red, width: $0) }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .everything, negative: .everything, below: .nothing,
      others: [greatest: .nothing]
    ) {
      box.mask(Circle().scale($0)).compositingGroup()
    }
    drawsInvalidNumbers(.everything) { box.foregroundStyle(.red.shadow(.inner(radius: $0, x: $0))) }
    drawsInvalidNumbers(0) { Text("a").foregroundStyle(.red.shadow(.drop(radius: $0, y: $0))) }
    drawsInvalidNumbers(nan: .nothing, infinity: 1, large: 1, negative: .nothing, below: .nothing) {
      Color(red: Double($0), green: 0, blue: Double($0), opacity: Double($0))
    }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: .everything, negative: 0, below: 0, others: [1e9: 1]
    ) {
      Color(hue: Double($0), saturation: Double($0), brightness: Double($0))
    }
    drawsInvalidNumbers(.nothing) { Color(white: Double($0)).opacity(Double($0)) }
    drawsInvalidNumbers(nan: .nothing, infinity: 1, large: 1, negative: 0, below: 0) {
      Color.red.mix(with: .blue, by: Double($0))
    }
  }
}
