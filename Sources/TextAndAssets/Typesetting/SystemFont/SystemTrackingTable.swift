/// Written by Tools/fit-advances/build.py from the figures in its folder; don't edit.
/// In tenths of a 2048th of an em, for each whole size from 6 to 96 points.
extension SystemTracking {
  static let bySize: [Int16] = [
    819, 673, 520, 387, 240, 112, 0, -120, -220, -320, -400, -520, -501, -485, -461, -351, -235,
    -89, 60, 123, 173, 220, 278, 282, 273, 258, 262, 250, 241, 222, 210, 199, 199, 200, 189, 180,
    180, 181, 172, 159, 160, 161, 149, 138, 139, 141, 130, 120, 121, 116, 110, 104, 99, 94, 89,
    84, 79, 75, 70, 65, 59, 55, 51, 46, 41, 40, 40, 35, 29, 24, 19, 14, 9, 5, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]
}
