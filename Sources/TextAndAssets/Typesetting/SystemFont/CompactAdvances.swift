import DisplayList

/// The differences of SF Compact's advances, a watch's, from SF's: round letters, capitals and digits have
/// flat sides and are narrower, straight ones stand farther apart.
///
/// Measured in the three public pictures of a watch (home-assistant/iOS @d722d78, WatchAppTests: `all-slots`, `text-only` and
/// `inline-value-only`): the distances between the middles of neighbouring letters, less the published tracking, against
/// those of SF's own advances, fitted over all 50 pairs of letters. Each figure is the mean of a kind of letter:
/// space −98; B L U A 114…161; d g o p q 48…86; l r t u n i up to 41 wider; a e m v 8…26; 0 1 2 7 52…92; % 280 narrower.
/// They are the same in regular at 10, 14 and 15 points and in semibold at 14. Characters that weren't there have the
/// figure of their kind, other signs SF's own advance.
enum CompactAdvances {
  /// The least size, in points, of the cut for display: the published tracking goes from −0.22 points at 19 to 0 at 20.
  static let displaySize = 20.0

  /// Whether letters of a size, in points, are those of the cut for display.
  static func isDisplay(at size: Double) -> Bool { OpticalSize.rounded(size) >= displaySize }

  /// The difference of the cut for display from that for text, 4096ths of an em. By the tracking of 17, 18 and 19 points,
  /// four thousandths of an em less each, text at 20 would have −16 thousandths; display has 0 there, so that its letters
  /// are set 16 thousandths closer.
  static let displayDifference = -65.5

  /// 4096ths of an em.
  static func difference(of unit: UInt16) -> Double {
    guard let scalar = Unicode.Scalar(unit) else { return 0 }
    return 2 * (byCharacter[Character(scalar)] ?? 0)
  }

  /// 2048ths of an em.
  private static let byCharacter: [Character: Double] = {
    let kinds: [(characters: String, difference: Double)] = [
      (" ", -98), ("ABCDEFGHJKLMNOPQSTUVWXYZ", -125), ("IR", -27), ("bcdgopq", -60),
      ("hijklnrtuf", 25), ("aemsvwxyz", -15), ("0123456789", -75), ("%", -280),
    ]
    var found: [Character: Double] = [:]
    for kind in kinds {
      for character in kind.characters { found[character] = kind.difference }
    }
    return found
  }()
}
