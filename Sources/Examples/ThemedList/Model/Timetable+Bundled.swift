import Foundation

extension Timetable {
  /// The winter timetable that ships with the app, for when there is neither network nor cache.
  static func bundled(for pier: Pier) -> Timetable {
    switch pier {
    case .harbour:
      Timetable(
        pier: "Harbour Pier",
        sailings: every(minutes: 22, from: 6 * 60 + 4, to: 22 * 60 + 30) { step in
          let line = lines[step % lines.count]
          return (line.route, line.destination, line.berth)
        })
    case .lighthouse:
      Timetable(
        pier: "Lighthouse Pier",
        sailings: every(minutes: 40, from: 6 * 60 + 30, to: 21 * 60) { _ in
          ("F1", "Harbour Pier", "1")
        })
    }
  }

  private static let lines: [(route: String, destination: String, berth: String)] = [
    ("F1", "Lighthouse Island", "2"),
    ("F3", "Old Shipyard", "4"),
    ("F1", "Lighthouse Island", "2"),
    ("F7", "Saltmarsh Bay", "1"),
    ("F3", "Old Shipyard", "4"),
    ("F9", "Northern Light Quay", "5"),
  ]

  private static func every(
    minutes: Int, from first: Int, to last: Int,
    line: (Int) -> (route: String, destination: String, berth: String)
  ) -> [Sailing] {
    stride(from: first, through: last, by: minutes).enumerated().map { step, time in
      let line = line(step)
      return Sailing(
        route: line.route, destination: line.destination, berth: line.berth,
        time: String(format: "%02d:%02d", time / 60, time % 60))
    }
  }
}
