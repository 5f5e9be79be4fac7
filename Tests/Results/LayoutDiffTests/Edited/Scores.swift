import SwiftUI

/// A shape of one's own.
struct Wave: Shape {
  var height: CGFloat = 4
  var peaks = [0.2, 0.6, 0.4]
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for (i, peak) in peaks.enumerated() {
      p.addLine(
        to: CGPoint(
          x: rect.width * CGFloat(i + 1) / CGFloat(peaks.count), y: rect.midY - height * peak))
    }
    return p
  }
}

/// Six rows, and whatever is done to texts.
struct Scores: View {
  let e: Made
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(0..<6, id: \.self) { i in
        ScoreRow(
          e: e, place: i + 1, name: ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"][i],
          points: (e("points") ? 10 : 9) * (7 - i), isLast: i == 5)
      }
    }
    .when(e("inheritFont")) { $0.font(.system(size: 9)) }
    .when(e("fitBody")) { $0.font(.body) }
    .containerBackground(for: .widget) {
      if e("bgImage") { Image(systemName: "star") } else { Color(red: 1, green: 1, blue: 1) }
    }
  }
}

struct ScoreRow: View {
  let e: Made
  let place: Int, name: String, points: Int, isLast: Bool
  var body: some View {
    HStack(alignment: e.pick("baseline", .center, .firstTextBaseline)) {
      if !e("noPlace") {
        Text(verbatim: "\(place).").frame(
          width: e.pick("placeWidth", 16, 24), alignment: e.pick("placeAlign", .trailing, .leading))
      }
      Text(verbatim: name)
        .bold(e("bold")).italic(e("italic")).underline(e("underline")).strikethrough(e("strike"))
        .tracking(e.pick("tracking", 0, 1)).kerning(e.pick("kerning", 0, 0.5)).baselineOffset(
          e.pick("baseOffset", 0, 2)
        )
        .textCase(e("upper") ? .uppercase : nil)
        .foregroundStyle(
          e("rowColor") ? Color(red: 0.5, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 0))
      Wave(height: e.pick("wave", 4, 9), peaks: e.pick("peaks", [0.2, 0.6, 0.4], [0.9, 0.1, 0.4]))
        .stroke(.blue, lineWidth: 1).frame(width: 30, height: 10)
      Spacer()
      if e("crown"), place == 1 { Image(systemName: "crown.fill").imageScale(.small) }
      Text(verbatim: "\(points)").monospacedDigit()
        .padding(.horizontal, 3)
        .when(!e("noChip")) {
          $0.background(
            Color(red: 0.9, green: 0.9, blue: 0.9),
            in: e("chipCapsule") ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 3))
          )
        }
        .when(e("chipShadow")) { $0.shadow(radius: 2) }
      if e("dividerRow"), !isLast { Divider() }
    }
    .font(e("inheritFont") || e("fitBody") ? nil : .system(size: 12))
    .when(e("rowLink")) { v in Link(destination: URL(string: "app://row")!) { v } }
  }
}
