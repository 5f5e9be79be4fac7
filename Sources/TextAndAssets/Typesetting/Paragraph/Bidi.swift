import _FoundationICU

/// Unicode's bidirectional algorithm (UAX #9).
enum Bidi {
  /// The level of every unit, and of the paragraph; the first strong character decides that, else
  /// `isRightToLeft`. nil where everything goes from left to right.
  static func levels(of units: [UInt16], isRightToLeft: Bool) -> (levels: [UInt8], base: UInt8)? {
    guard isRightToLeft || units.contains(where: mayTurn), !units.isEmpty else { return nil }
    guard let bidi = swift_ubidi_open() else { return nil }
    defer { swift_ubidi_close(bidi) }
    return units.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      // 0xFE and 0xFF: by the first strong character, else left to right or right to left.
      swift_ubidi_setPara(
        bidi, units.baseAddress, Int32(clamping: units.count), isRightToLeft ? 0xFF : 0xFE, nil,
        &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue,
        let levels = swift_ubidi_getLevels(bidi, &status)
      else { return nil }
      return (
        Array(UnsafeBufferPointer(start: levels, count: units.count)),
        swift_ubidi_getParaLevel(bidi)
      )
    }
  }

  /// Hebrew, Arabic and their kin, their presentation forms, the controls of direction, and the
  /// surrogates of the planes that hold more of them.
  private static func mayTurn(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
      0xD802...0xD803, 0xD83A...0xD83B:
      return true
    default: return false
    }
  }

  /// The order of pieces of these levels from left to right (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var i = 0
      while i < order.count {
        guard levels[order[i]] >= level else {
          i += 1
          continue
        }
        var j = i
        while j < order.count, levels[order[j]] >= level { j += 1 }
        order[i..<j].reverse()
        i = j
      }
    }
    return order
  }
}
