import SwiftUI

/// A small widget: 22 items, 8 texts, a card with a shadow.
struct WeatherDesign: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Cupertino").font(.system(size: 15, weight: .semibold))
          Text("72°").font(.system(size: 40, weight: .light))
        }
        Spacer(minLength: 0)
        VStack(alignment: .trailing, spacing: 6) {
          SunAndCloud().frame(width: 38, height: 38)
          Text("H:78° L:58°").font(.system(size: 12, weight: .medium)).opacity(0.85)
        }
      }
      Text("Mostly Sunny").font(.system(size: 13, weight: .medium))
      Spacer(minLength: 0)
      HStack(spacing: 0) {
        HourColumn(hour: "Now", degrees: "72°")
        HourColumn(hour: "1PM", degrees: "75°")
      }
      .frame(height: 57)
      .background {
        RoundedRectangle(cornerRadius: 12, style: .circular).fill(.white.opacity(0.18))
          .shadow(color: .black.opacity(0.25), radius: 8, x: 0, y: 3)
      }
    }
    .foregroundStyle(.white)
    .padding(12)
    .background {
      RoundedRectangle(cornerRadius: 22, style: .circular).fill(
        LinearGradient(
          colors: [
            Color(red: 0.165, green: 0.435, blue: 0.839),
            Color(red: 0.498, green: 0.722, blue: 0.961),
          ], startPoint: .top, endPoint: .bottom))
    }
  }
}

private struct HourColumn: View {
  let hour: String
  let degrees: String
  var body: some View {
    VStack(spacing: 3) {
      Text(hour).font(.system(size: 11, weight: .semibold)).opacity(0.8)
      Circle().fill(Color(red: 1, green: 0.84, blue: 0.04)).frame(width: 8, height: 8)
      Text(degrees).font(.system(size: 13, weight: .semibold))
    }.frame(maxWidth: .infinity)
  }
}

private struct SunAndCloud: View {
  var body: some View {
    ZStack {
      Circle().fill(Color(red: 1, green: 0.84, blue: 0.04)).frame(width: 22, height: 22)
      ForEach(0..<8) { i in
        Ray().stroke(Color(red: 1, green: 0.84, blue: 0.04), lineWidth: 2.5)
          .rotationEffect(.degrees(Double(i) * 45))
      }
      Cloud().fill(.white.opacity(0.95)).frame(width: 24, height: 16).offset(x: -4, y: 6)
    }
  }
}

private struct Ray: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX + 14, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX + 18, y: rect.midY))
    }
  }
}

private struct Cloud: Shape {
  func path(in rect: CGRect) -> Path {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x, y: rect.minY + y) }
    return Path { path in
      path.move(to: at(5, 16))
      path.addCurve(to: at(0, 11), control1: at(2, 16), control2: at(0, 14))
      path.addCurve(to: at(5, 6), control1: at(0, 8), control2: at(2, 6))
      path.addCurve(to: at(13, 0), control1: at(6, 2), control2: at(9, 0))
      path.addCurve(to: at(20, 7), control1: at(17, 0), control2: at(20, 3))
      path.addCurve(to: at(24, 11.5), control1: at(23, 7), control2: at(24, 9))
      path.addCurve(to: at(20, 16), control1: at(24, 14), control2: at(22, 16))
      path.closeSubpath()
    }
  }
}
