extension QRGrid {
  /// The sum of the penalties by which a mask is chosen. Source: ISO/IEC 18004, table 11.
  var penalty: Int {
    let columns = (0..<side).map { x in isDark.map { $0[x] } }
    var sum = 0
    for line in isDark + columns { sum += Self.runs(line) + Self.finders(line) }
    for y in 0..<side - 1 {
      for x in 0..<side - 1
      where isDark[y][x] == isDark[y][x + 1] && isDark[y][x] == isDark[y + 1][x]
        && isDark[y][x] == isDark[y + 1][x + 1]
      {
        sum += 3
      }
    }
    let dark = isDark.reduce(0) { $0 + $1.count { $0 } }
    return sum + abs(dark * 20 - side * side * 10) / (side * side) * 10
  }

  /// Runs of five and more modules of one kind.
  private static func runs(_ line: [Bool]) -> Int {
    var sum = 0, length = 0
    var last: Bool?
    for module in line {
      length = module == last ? length + 1 : 1
      last = module
      if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
    }
    return sum
  }

  /// Parts that look as a finder does: dark 1, light 1, dark 3, light 1, dark 1, with four light ones beside them.
  private static func finders(_ line: [Bool]) -> Int {
    let finder = [true, false, true, true, true, false, true]
    guard line.count >= finder.count else { return 0 }
    var sum = 0
    for start in 0...(line.count - finder.count)
    where Array(line[start..<start + finder.count]) == finder {
      func isLight(_ range: Range<Int>) -> Bool {
        range.allSatisfy { !line.indices.contains($0) || !line[$0] }
      }
      let before = isLight(start - 4..<start)
      let after = isLight(start + finder.count..<start + finder.count + 4)
      if before || after { sum += 40 }
    }
    return sum
  }
}
