import SwiftUI

/// Weather: shapes, gradients, a pile of views, drawings.
struct Sky: View {
  let e: Made
  var body: some View {
    ZStack(alignment: e.pick("zAlign", .topLeading, .bottomTrailing)) {
      if e("zOrder") {
        words
        sun
      } else {
        sun
        words
      }
      if e("badge") { Circle().fill(.red).frame(width: 10, height: 10) }
    }
    .containerBackground(for: .widget) {
      if e("bgSolid") {
        Color(red: 0.2, green: 0.3, blue: 0.8)
      } else {
        LinearGradient(
          colors: e.pick(
            "stops", [Color(red: 0, green: 0.3, blue: 0.8), Color(red: 0.5, green: 0.8, blue: 1)],
            [Color(red: 0, green: 0.3, blue: 0.8), Color(red: 1, green: 0.8, blue: 0.5)]),
          startPoint: .top, endPoint: e.pick("gradientEnd", .bottom, .bottomTrailing))
      }
    }
  }
  var sun: some View {
    Group {
      if e("shape") {
        RoundedRectangle(cornerRadius: 9).fill(sunColor)
      } else {
        Circle().fill(sunColor)
      }
    }
    .frame(width: e.pick("sunWidth", 60, 80), height: e.pick("sunHeight", 60, 80))
    .opacity(e.pick("opacity", 1, 0.7))
    .offset(x: e.pick("offset", 0, 12))
    .shadow(color: .black, radius: e.pick("shadow", 2, 6))
    .blur(radius: e.pick("blur", 0, 3))
    .rotationEffect(.degrees(e.pick("rotation", 0, 15)))
    .scaleEffect(e.pick("scale", 1, 1.2))
    .when(e("blend")) { $0.blendMode(.multiply) }
    .when(e("clip")) { $0.clipShape(Capsule()) }
    .when(e("mask")) { $0.mask(Rectangle().frame(width: 30)) }
    .overlay(alignment: .topTrailing) { if e("overlay") { Text(verbatim: "!").font(.caption) } }
    .when(e("border")) { $0.border(.white, width: 2) }
    .when(e("grayscale")) { $0.grayscale(0.5) }
  }
  var sunColor: Color {
    e.pick("sunColor", Color(red: 1, green: 0.8, blue: 0), Color(red: 1, green: 0.5, blue: 0))
  }
  var words: some View {
    VStack(alignment: .leading) {
      Text(verbatim: e.pick("temp", "21°", "9°")).font(
        .system(size: e.pick("tempSize", 34, 44), weight: .thin))
      Text(
        verbatim: e.pick(
          "long", "Partly cloudy", "Partly cloudy with a chance of rain in the late afternoon")
      ).font(.caption)
        .lineLimit(e.pick("wordsLimit", 2, 1))
        .when(e("fixed")) { $0.fixedSize() }
      Ring(e: e)
      HStack(alignment: e.pick("hAlign", .center, .bottom)) {
        ForEach(0..<5, id: \.self) { i in
          VStack(spacing: e.pick("hourSpacing", 2, 5)) {
            Text(verbatim: "\(9 + i)").font(.caption2)
            Image(systemName: i == 2 && e("oneSymbol") ? "cloud.sun" : "sun.max").font(.caption)
            if i == 3 { Text(verbatim: "35%").font(.system(size: 8)) }
          }
          .when(e("hourWidth")) { $0.frame(maxWidth: .infinity) }
        }
      }
    }
  }
}

struct Ring: View {
  let e: Made
  var body: some View {
    HStack {
      Circle().trim(from: 0, to: e.pick("trim", 0.7, 0.4))
        .stroke(
          .white,
          style: StrokeStyle(
            lineWidth: e.pick("lineWidth", 4, 6), lineCap: e.pick("cap", .round, .butt),
            dash: e.pick("dash", [], [4, 2]))
        )
        .frame(width: 24, height: 24)
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width * e.pick("canvas", 0.5, 0.8), height: 6)),
          with: .color(.white))
      }
      .frame(width: 40, height: 6)
      Path { p in
        p.move(to: .zero)
        p.addLine(to: CGPoint(x: 20, y: e.pick("path", 10, 4)))
      }
      .stroke(.white, lineWidth: 2).frame(width: 20, height: 10)
    }
  }
}
