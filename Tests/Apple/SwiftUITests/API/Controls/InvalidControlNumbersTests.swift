import SwiftUI
import Testing

@MainActor
@Suite struct InvalidControlNumbersTests {
  @Test func gaugesDrawInvalidValues() {
    drawsInvalidNumbers(nan: 0, infinity: 0, large: 1, negative: 0, below: 0) { n in
      Gauge(value: n) { Text("a") }.gaugeStyle(.accessoryCircular)
    }
    // A fraction that is not 0 shows its round ends: one dot at the top.
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: 1, negative: 0, below: 0, tiny: .something
    ) { n in
      Gauge(value: n) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)
    }
    drawsInvalidNumbers(nan: 0, infinity: 0, large: 1, negative: 0, below: 0) { n in
      Gauge(value: n) { Text("a") }.gaugeStyle(.accessoryLinear)
    }
    drawsInvalidNumbers(nan: 0, infinity: 0, large: 1, negative: 0, below: 0, tiny: 0.01) { n in
      Gauge(value: n) { Text("a") }.gaugeStyle(.accessoryLinearCapacity)
    }
    drawsInvalidNumbers(nan: 0, infinity: 0, large: 1, negative: 0, below: 0, tiny: 0.01) { n in
      Gauge(value: n) { Text("a") }.gaugeStyle(.linearCapacity)
    }
    drawsInvalidNumbers(0) { n in
      Gauge(value: 1, in: 0...max(0, n)) { Text("a") }.gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.red, .blue]))
    }
    drawsInvalidNumbers(0) { n in
      Gauge(value: n, in: 0...0) { Text("a") }.gaugeStyle(.accessoryLinear)
    }
  }

  @Test func progressDrawsInvalidValues() {
    drawsInvalidNumbers(nan: 0, infinity: 1, large: 1, negative: 0, below: 0, tiny: 0.01) {
      ProgressView(value: $0)
    }
    drawsInvalidNumbers(nan: 0, infinity: 100, large: 100, negative: 0, below: 0) {
      ProgressView(value: $0, total: 10).progressViewStyle(.circular)
    }
    drawsInvalidNumbers(
      nan: 0, infinity: .view(ProgressView(value: 0.0)), large: 100, negative: 0, below: 0, tiny: 1
    ) {
      ProgressView(value: 1, total: $0)
    }
    // A fraction that is not 0 shows its round ends: one dot at the top.
    drawsInvalidNumbers(nan: 0, infinity: 0, large: 1e6, negative: 0, below: 0, tiny: 1) {
      ProgressView(value: 1, total: $0).progressViewStyle(.circular)
    }
    drawsInvalidNumbers(
      nan: 0, infinity: .view(ProgressView(value: 0.0) { Text("a") }), large: 1, negative: 0,
      below: 0, tiny: 1
    ) { n in
      ProgressView(value: n, total: n) { Text("a") }
    }
  }

  @Test func backgroundsDrawInvalidRadii() {
    drawsInvalidNumbers(nan: 0, infinity: 100, large: 100, negative: 0, below: 0) { n in
      Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: n))
    }
    drawsInvalidNumbers(0) { n in Slider(value: .constant(n)) }
    drawsInvalidNumbers(0) { n in Slider(value: .constant(1), in: 0...max(0, n)) }
    drawsInvalidNumbers(0) { n in Stepper("a", value: .constant(n)) }
  }

  @Test func imagesDrawInvalidInsets() {
    drawsInvalidNumbers(nan: -1, infinity: -1, large: .something, negative: -1, below: -1) { n in
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: n, leading: n, bottom: 0, trailing: 0)
      )
      .frame(width: n)
    }
    drawsInvalidNumbers(0) { n in
      Image(systemName: "star", variableValue: Double(n)).resizable().scaledToFill()
    }
  }
}
