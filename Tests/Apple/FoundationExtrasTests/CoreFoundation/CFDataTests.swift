import CoreFoundation
import Foundation
import Testing

/// https://developer.apple.com/documentation/corefoundation/cfdata
@Suite struct CFDataTests {
  /// The loop of OctoPod's `averageLuminance` over a picture's bytes.
  @Test func bytesAreReadByTheirAddress() throws {
    let data: CFData = NSData(bytes: [10, 20, 30, 255] as [UInt8], length: 4)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect((0..<CFDataGetLength(data)).map { bytes[$0] } == [10, 20, 30, 255])
  }

  @Test func aMutableOneGrowsAndIsCut() throws {
    let data = try #require(CFDataCreateMutable(nil, 0))
    let more = CFDataCreate(nil, [1, 2, 3], 3)
    CFDataAppendBytes(data, CFDataGetBytePtr(more), CFDataGetLength(more))
    CFDataSetLength(data, 5)
    CFDataGetMutableBytePtr(data)?[4] = 9
    #expect(data == NSData(bytes: [1, 2, 3, 0, 9] as [UInt8], length: 5))
    CFDataSetLength(data, 1)
    #expect(data.length == 1)
  }
}
