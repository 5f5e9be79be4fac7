import SwiftUI

/// Departures: a header and rows of data.
struct Board: View {
  let e: Made
  struct Train: Hashable {
    var line: String
    var to: String
    var minutes: Int
    var late = false
  }
  var trains: [Train] {
    var t = [
      Train(line: "S1", to: "Airport", minutes: 4), Train(line: "S3", to: "Old Town", minutes: 9),
      Train(line: "U2", to: "University", minutes: 12, late: true),
    ]
    if e("rowMiddle") { t.insert(Train(line: "M5", to: "Harbour", minutes: 7), at: 1) }
    if e("rowRemoved") { t.remove(at: 1) }
    if e("rowMoved") { t.append(t.remove(at: 0)) }
    if e("data") { t[1].minutes = 11 }
    if e("dataAll") { for i in t.indices { t[i].minutes += 1 } }
    if e("dataOneRow") { t[0] = Train(line: "S7", to: "Stadium", minutes: 5) }
    return t
  }
  var body: some View {
    VStack(
      alignment: e.pick("stackAlignment", .leading, .center), spacing: e.pick("spacing", 6, 10)
    ) {
      header
      if e("divider") { Divider() }
      ForEach(trains, id: \.self) { TrainRow(e: e, train: $0) }
      if e("footer") { Text(verbatim: "Updated 9:41").font(.caption2) }
      if e("spacerEnd") { Spacer() }
    }
    .padding(.top, e.pick("padTop", 0, 6))
    .containerBackground(
      e.pick("background", Color(red: 1, green: 1, blue: 1), Color(red: 0.9, green: 0.95, blue: 1)),
      for: .widget
    )
    .when(e("parentFont")) { $0.font(.system(size: 14)) }
    .when(e("tintAll")) { $0.tint(.red) }
    .when(e("rounded")) { $0.fontDesign(.rounded) }
    .when(e("hierarchy")) { $0.foregroundStyle(.secondary) }
    .when(e("widgetURL")) { $0.widgetURL(URL(string: "app://board")) }
    .when(e("redacted")) { $0.redacted(reason: .placeholder) }
  }
  @ViewBuilder var header: some View {
    let icon = Image(systemName: e.pick("symbol", "tram.fill", "bus.fill"))
      .font(.system(size: e.pick("symbolSize", 15, 20)))
      .foregroundStyle(
        e.pick(
          "symbolColor", Color(red: 0, green: 0.4, blue: 1), Color(red: 1, green: 0.4, blue: 0))
      )
      .when(e("label")) { $0.accessibilityLabel(Text(verbatim: "Trains")) }
    let title = Text(verbatim: e.pick("title", "Central", "Central Station")).font(
      e.pick("titleFont", .headline, .title2))
    let time = Text(verbatim: "9:41").font(.caption).foregroundStyle(
      e.pick("timeHierarchy", HierarchicalShapeStyle.secondary, .tertiary))
    if e("headerVStack") {
      VStack {
        icon
        title
        Spacer()
        time
      }
    } else {
      HStack(spacing: e.pick("headerSpacing", nil, 4)) {
        if !e("noIcon") {
          if e("swap") {
            title
            icon
          } else {
            icon
            title
          }
        } else {
          title
        }
        if e("subtitle") { Text(verbatim: "Platform 2").font(.caption) }
        if !e("noSpacer") { Spacer(minLength: e.pick("spacerMin", 8, 60)) }
        time
      }
    }
  }
}

struct TrainRow: View {
  let e: Made
  let train: Board.Train
  var body: some View {
    HStack(spacing: e.pick("rowSpacing", 8, 12)) {
      Text(verbatim: train.line)
        .font(.caption.weight(e.pick("weight", .bold, .heavy)))
        .foregroundStyle(.white)
        .padding(.horizontal, e.pick("chipPad", 5, 8))
        .background(
          e.pick(
            "chipColor", Color(red: 0, green: 0.5, blue: 0.2), Color(red: 0.5, green: 0, blue: 0.5)),
          in: RoundedRectangle(cornerRadius: e.pick("chipRadius", 4, 8)))
      if e("destTwoLines") {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: train.to).font(.footnote)
          Text(verbatim: "on time").font(.caption2)
        }
      } else {
        Text(verbatim: train.to).font(e.pick("destFont", .footnote, .body)).lineLimit(
          e.pick("limit", 1, 2)
        )
        .when(e("destFrame")) { $0.frame(width: 40, alignment: .leading) }
        .when(e("destOpacity")) { $0.opacity(0.6) }
      }
      if train.late {
        if e("branch") {
          Image(systemName: "exclamationmark.triangle.fill").font(.caption)
        } else {
          Text(verbatim: "late").font(.caption2).foregroundStyle(.red)
        }
      }
      Spacer()
      Text(verbatim: e("format") ? "\(train.minutes):00" : "\(train.minutes) min").font(.footnote)
        .when(e("mono")) { $0.monospacedDigit() }
        .when(e("minOffset")) { $0.offset(y: 2) }
    }
    .when(e("rowPad")) { $0.padding(.vertical, 3) }
    .when(e("rowBackground")) { $0.background(Color(red: 0.95, green: 0.95, blue: 0.95)) }
  }
}
