import SwiftUI
import Testing

@MainActor
@Suite struct OddControlNumbersTests {
  @Test func gauges() {
    drawsOddNumbers { n in Gauge(value: n) { Text("a") }.gaugeStyle(.accessoryCircular) }
    drawsOddNumbers { n in Gauge(value: n) { Text("a") }.gaugeStyle(.accessoryCircularCapacity) }
    drawsOddNumbers { n in Gauge(value: n) { Text("a") }.gaugeStyle(.accessoryLinear) }
    drawsOddNumbers { n in Gauge(value: n) { Text("a") }.gaugeStyle(.accessoryLinearCapacity) }
    drawsOddNumbers { n in Gauge(value: n) { Text("a") }.gaugeStyle(.linearCapacity) }
    drawsOddNumbers { n in
      Gauge(value: 1, in: 0...max(0, n)) { Text("a") }.gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.red, .blue]))
    }
    drawsOddNumbers { n in Gauge(value: n, in: 0...0) { Text("a") }.gaugeStyle(.accessoryLinear) }
  }

  @Test func progress() {
    drawsOddNumbers { ProgressView(value: $0) }
    drawsOddNumbers { ProgressView(value: $0, total: 10).progressViewStyle(.circular) }
    drawsOddNumbers { ProgressView(value: 1, total: $0) }
    drawsOddNumbers { ProgressView(value: 1, total: $0).progressViewStyle(.circular) }
    drawsOddNumbers { n in ProgressView(value: n, total: n) { Text("a") } }
  }

  @Test func plates() {
    drawsOddNumbers { n in
      Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: n))
    }
    drawsOddNumbers { n in Slider(value: .constant(n)) }
    drawsOddNumbers { n in Slider(value: .constant(1), in: 0...max(0, n)) }
    drawsOddNumbers { n in Stepper("a", value: .constant(n)) }
  }

  @Test func images() {
    drawsOddNumbers { n in
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: n, leading: n, bottom: 0, trailing: 0)
      )
      .frame(width: n)
    }
    drawsOddNumbers { n in
      Image(systemName: "star", variableValue: Double(n)).resizable().scaledToFill()
    }
  }
}
