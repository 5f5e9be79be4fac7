import DisplayList
import Testing

/// Goldens hold digests: these values may never change.
@Suite struct DigestTests {
  @Test func nothingHasTheDigestOfTheFirstState() {
    #expect(DigestHasher().finish().description == "b14a85d4628ea24992f2453a16470a79")
  }

  @Test func wordsAndBytesHaveKnownDigests() {
    var words = DigestHasher()
    words.add(1)
    words.add(2.5)
    words.add(true)
    #expect(words.finish().description == "a0bbebfbeee0a6cef6520f936b3badd7")
    var text = DigestHasher()
    text.add("Twelve bytes")
    #expect(text.finish().description == "087f0ecae1c1a64cfda79678c05c96ff")
  }

  @Test func aDigestIsReadFromItsDescriptionAlone() {
    let digest = Digest("0123456789abcdef00000000deadbeef")
    #expect(digest == Digest(high: 0x0123_4567_89AB_CDEF, low: 0xDEAD_BEEF))
    #expect(digest?.description == "0123456789abcdef00000000deadbeef")
    #expect(Digest("0123456789ABCDEF00000000deadbeef") == nil)
    #expect(Digest("0123456789abcdef") == nil)
    #expect(Digest("0123456789abcdefg0000000deadbeef") == nil)
  }

  @Test func negativeZeroCountsAsZero() {
    var zero = DigestHasher()
    zero.add(0.0)
    var negative = DigestHasher()
    negative.add(-0.0)
    #expect(zero.finish() == negative.finish())
  }

  @Test func bytesInPiecesDifferFromBytesAtOnce() {
    var pieces = DigestHasher()
    pieces.add("ab")
    pieces.add("c")
    var whole = DigestHasher()
    whole.add("abc")
    #expect(pieces.finish() != whole.finish())
  }
}
