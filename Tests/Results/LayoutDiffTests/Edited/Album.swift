import SwiftUI

/// A picture, branches, a button.
struct Album: View {
  let e: Made
  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      if e("artSwap") {
        texts
        art
      } else {
        art
        texts
      }
    }
    .frame(
      maxWidth: e.pick("maxWidth", .infinity, nil), maxHeight: .infinity, alignment: .topLeading
    )
    .padding(.horizontal, e.pick("hPad", 4, 10))
    .containerBackground(.white, for: .widget)
  }
  var art: some View {
    Image(systemName: e.pick("art", "music.note", "photo"))
      .resizable().aspectRatio(contentMode: e.pick("mode", .fit, .fill))
      .frame(width: e.pick("artSize", 50, 64), height: e.pick("artSize", 50, 64))
      .foregroundStyle(
        e.pick("artTint", Color(red: 0.5, green: 0, blue: 0.5), Color(red: 0, green: 0.5, blue: 0))
      )
      .background { if e("artBack") { RoundedRectangle(cornerRadius: 8).fill(.yellow) } }
      .clipShape(RoundedRectangle(cornerRadius: e.pick("artCorner", 8, 14)))
      .overlay(alignment: e.pick("badgeAlign", .topTrailing, .bottomTrailing)) {
        Circle().fill(
          e.pick("badgeColor", Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
        ).frame(width: e.pick("badgeSize", 8, 12), height: e.pick("badgeSize", 8, 12))
      }
      .zIndex(e.pick("z", 0, 2))
      .when(e("rot3d")) { $0.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)) }
      .when(e("anchor")) { $0.scaleEffect(0.8, anchor: .topLeading) }
      .when(e("hidden")) { $0.hidden() }
      .when(e("position")) { $0.position(x: 40, y: 40) }
  }
  var texts: some View {
    VStack(alignment: .leading, spacing: e.pick("gap", 2, 6)) {
      Text(verbatim: "Album").font(.headline)
        + Text(verbatim: e.pick("part", " 2024", " 2025")).font(.caption).foregroundColor(
          e.pick("partColor", .gray, .red))
      ViewThatFits(in: .horizontal) {
        HStack {
          Text(verbatim: e.pick("artist", "The Band", "The Extraordinarily Long Named Band")).font(
            .caption)
          Image(systemName: "checkmark.seal").font(.caption)
        }
        Text(verbatim: "Band").font(.caption)
      }
      Text(verbatim: "Some words about this album that take two or three lines at least").font(
        .caption2
      )
      .lineSpacing(e.pick("lineSpacing", 0, 3)).multilineTextAlignment(
        e.pick("align", .leading, .trailing)
      )
      .minimumScaleFactor(e.pick("scaleFactor", 1, 0.5)).lineLimit(e.pick("lines", nil, 2))
      .frame(minHeight: e.pick("minHeight", nil, 60))
      Button {
      } label: {
        Label {
          Text(verbatim: e.pick("play", "Play", "Pause"))
        } icon: {
          Image(systemName: e.pick("play", "play.fill", "pause.fill"))
        }.font(.caption)
      }
      .when(e("bordered")) { $0.buttonStyle(.bordered) }
      if e("progress") { ProgressView(value: 0.4) }
      if e("twoMore") {
        Text(verbatim: "one").font(.caption2)
        Text(verbatim: "two").font(.caption2)
      }
      if e("mixed") {
        Capsule().fill(.red).frame(width: 20, height: 4)
        Text(verbatim: "red").font(.caption2)
      }
    }
  }
}
