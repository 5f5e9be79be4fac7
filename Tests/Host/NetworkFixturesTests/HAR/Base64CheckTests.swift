import Foundation
import Testing

@testable import NetworkFixtures

/// Bodies in base64 (RFC 4648), as HAR files have them: spaces and line breaks are left out by whoever reads.
@Suite struct Base64CheckTests {
  @Test(arguments: [
    ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9v\r\nYmFy\n", "foobar"),
    ("Zm 9v", "foo"),
  ])
  func aTextGivesItsBytes(text: String, bytes: String) {
    #expect(Base64Check.data(of: text) == Data(bytes.utf8))
    #expect(Base64Check.fault(in: text) == nil)
  }

  @Test(arguments: [
    ("Zg=", 3), ("Zg", 2), ("Z=g=", 2), ("Zm9v=Zm9v", 5), ("====", 2), ("Zm9v-_", 4),
    ("Zm9v===", 6),
  ])
  func anotherIsNone(text: String, fault: Int) {
    #expect(Base64Check.data(of: text) == nil)
    #expect(Base64Check.fault(in: text) == fault)
  }
}
