/// What SF adds after every character by size. Apple's Human Interface Guidelines list it
/// (`Tools/fit-advances/tracking.tsv`); below twelve points it opens, up to about 22 it closes.
enum SystemTracking {
  /// In ems. Sizes beyond the table's ends get what its ends get.
  static func ems(at size: Double) -> Double {
    let place = min(max(size - 6, 0), Double(bySize.count - 1))
    let below = Int(place)
    let above = min(below + 1, bySize.count - 1)
    let low = Double(bySize[below])
    return (low + (Double(bySize[above]) - low) * (place - Double(below))) / 20480
  }
}
