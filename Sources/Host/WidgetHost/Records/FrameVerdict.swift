import Goldens

/// A comparison with nothing but a status and remarks, as most are, or none, in one byte.
struct FrameVerdict {
  /// The code of a comparison with more.
  static let other: UInt8 = 0xFF
  private static let statuses = FrameStatus.allCases

  /// 0 for no comparison, else a status from 1 on in the low four bits, and the remarks above them.
  let code: UInt8

  init?(_ comparison: FrameComparison?) {
    guard let comparison else {
      code = 0
      return
    }
    guard comparison.isPlain,
      let status = Self.statuses.firstIndex(of: comparison.status).flatMap(UInt8.init(exactly:))
    else { return nil }
    let remarks = [comparison.isWritten, comparison.isTolerated, comparison.lacksChecksum]
    code = remarks.enumerated().reduce(status + 1) {
      $0 | ($1.element ? 16 << $1.offset : 0)
    }
  }

  init?(code: UInt8) {
    guard code == 0 || Self.statuses.indices.contains(Int(code & 15) - 1), code < 128 else {
      return nil
    }
    self.code = code
  }

  var comparison: FrameComparison? {
    guard code != 0 else { return nil }
    var comparison = FrameComparison(Self.statuses[Int(code & 15) - 1])
    comparison.isWritten = code & 16 != 0
    comparison.isTolerated = code & 32 != 0
    comparison.lacksChecksum = code & 64 != 0
    return comparison
  }
}
