import Foundation
import FoundationExtras
import Testing

/// Text in sequences of bytes is read as by Apple's Foundation.
@Suite struct AsyncTextTests {
  private func bytes(_ bytes: [UInt8]) -> AsyncStream<UInt8> {
    AsyncStream { continuation in
      for byte in bytes { continuation.yield(byte) }
      continuation.finish()
    }
  }

  private func bytes(_ text: String) -> AsyncStream<UInt8> { bytes(Array(text.utf8)) }

  @Test func linesEndAtEachOfUnicodesLineEndsAndEmptyOnesAreLeftOut() async {
    var lines: [String] = []
    for await line in bytes("one\r\ntwo\n\nthree\u{2028}four\u{85}five").lines {
      lines.append(line)
    }
    #expect(lines == ["one", "two", "three", "four", "five"])
  }

  @Test func charactersAreWhole() async {
    var characters: [Character] = []
    for await character in bytes("e\u{301}👨‍👩‍👧!").characters { characters.append(character) }
    #expect(characters == ["é", "👨‍👩‍👧", "!"])
  }

  @Test func whatIsNotUTF8IsReplaced() async {
    var scalars: [Unicode.Scalar] = []
    for await scalar in bytes([0x61, 0xFF, 0xE2, 0x98, 0x62, 0xE2]).unicodeScalars {
      scalars.append(scalar)
    }
    #expect(scalars == ["a", "\u{FFFD}", "\u{FFFD}", "b", "\u{FFFD}"])
  }
}
