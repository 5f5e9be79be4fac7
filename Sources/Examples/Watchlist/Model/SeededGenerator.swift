/// The same numbers for the same seed, on every device.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// FNV-1a over the text, since `hashValue` differs from launch to launch.
  init(text: String, number: UInt64 = 0) {
    state = text.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ number) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}
