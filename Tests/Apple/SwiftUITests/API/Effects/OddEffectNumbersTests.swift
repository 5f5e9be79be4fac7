import SwiftUI
import Testing

private let box = Color.black

@MainActor
@Suite struct OddEffectNumbersTests {
  @Test func transforms() {
    drawsOddNumbers { box.rotationEffect(.degrees(Double($0))) }
    drawsOddNumbers { box.rotationEffect(.radians(1), anchor: UnitPoint(x: $0, y: $0)) }
    drawsOddNumbers { box.scaleEffect($0) }
    drawsOddNumbers { box.scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: 0, y: $0)) }
    drawsOddNumbers {
      box.transformEffect(CGAffineTransform(a: $0, b: 0, c: $0, d: 1, tx: $0, ty: 0))
    }
    drawsOddNumbers { box.rotation3DEffect(.degrees(Double($0)), axis: (x: 0, y: 1, z: 0)) }
    drawsOddNumbers { box.rotation3DEffect(.degrees(30), axis: (x: $0, y: $0, z: 0)) }
    drawsOddNumbers {
      box.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchorZ: $0, perspective: $0)
    }
    drawsOddNumbers { n in box.visualEffect { view, _ in view.offset(x: n).scaleEffect(n) } }
  }

  @Test func looks() {
    drawsOddNumbers { box.opacity(Double($0)) }
    drawsOddNumbers { box.blur(radius: $0) }
    drawsOddNumbers { box.shadow(radius: $0) }
    drawsOddNumbers { box.shadow(color: .red, radius: 2, x: $0, y: $0) }
    drawsOddNumbers { box.brightness(Double($0)).contrast(Double($0)) }
    drawsOddNumbers { box.saturation(Double($0)).grayscale(Double($0)) }
    drawsOddNumbers { box.hueRotation(.degrees(Double($0))) }
    drawsOddNumbers { box.cornerRadius($0) }
    drawsOddNumbers { box.clipShape(.rect(cornerRadius: $0)) }
    drawsOddNumbers { box.clipShape(.rect(topLeadingRadius: $0, bottomTrailingRadius: $0)) }
    drawsOddNumbers { box.border(.red, width: $0) }
    drawsOddNumbers { box.mask(Circle().scale($0)).compositingGroup() }
    drawsOddNumbers { box.foregroundStyle(.red.shadow(.inner(radius: $0, x: $0))) }
    drawsOddNumbers { Text("a").foregroundStyle(.red.shadow(.drop(radius: $0, y: $0))) }
    drawsOddNumbers { Color(red: Double($0), green: 0, blue: Double($0), opacity: Double($0)) }
    drawsOddNumbers { Color(hue: Double($0), saturation: Double($0), brightness: Double($0)) }
    drawsOddNumbers { Color(white: Double($0)).opacity(Double($0)) }
    drawsOddNumbers { Color.red.mix(with: .blue, by: Double($0)) }
  }
}
