import SwiftUI

/// A day's prices as a line, with its colour fading out below.
struct Sparkline: View {
  let quote: Quote
  let color: Color
  var lineWidth: CGFloat = 1.5

  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    if redactionReasons.contains(.placeholder) {
      // A line, even a made-up one, would read as news.
      RoundedRectangle(cornerRadius: 3, style: .continuous)
        .fill(.quaternary.opacity(0.6))
    } else {
      chart
    }
  }

  private var chart: some View {
    let line = PriceLine(values: quote.history, baseline: quote.previousClose)
    return ZStack {
      LinearGradient(
        colors: [color.opacity(0.28), color.opacity(0)], startPoint: .top, endPoint: .bottom
      )
      .mask { line.closed() }
      BaselineRule(values: quote.history, baseline: quote.previousClose)
        .stroke(.tertiary, style: StrokeStyle(lineWidth: 0.75, dash: [2, 2]))
      line
        .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
    }
    .accessibilityHidden(true)
  }
}

/// Maps prices to points: the highest at the top, the lowest at the bottom.
private struct PriceScale {
  let low: Double
  let high: Double

  init(values: [Double], baseline: Double) {
    low = min(values.min() ?? baseline, baseline)
    high = max(values.max() ?? baseline, baseline)
  }

  func y(_ value: Double, in rect: CGRect) -> CGFloat {
    guard high > low else { return rect.midY }
    return rect.maxY - rect.height * (value - low) / (high - low)
  }
}

private struct PriceLine: Shape {
  let values: [Double]
  let baseline: Double
  private var isClosed = false

  init(values: [Double], baseline: Double) {
    self.values = values
    self.baseline = baseline
  }

  func closed() -> PriceLine {
    var copy = self
    copy.isClosed = true
    return copy
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard values.count > 1 else { return path }
    let scale = PriceScale(values: values, baseline: baseline)
    let step = rect.width / CGFloat(values.count - 1)
    for (index, value) in values.enumerated() {
      let point = CGPoint(x: rect.minX + step * CGFloat(index), y: scale.y(value, in: rect))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

/// Yesterday's close.
private struct BaselineRule: Shape {
  let values: [Double]
  let baseline: Double

  func path(in rect: CGRect) -> Path {
    let y = PriceScale(values: values, baseline: baseline).y(baseline, in: rect)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
  }
}
