import Foundation
import FoundationExtras
import Testing

/// https://developer.apple.com/documentation/corefoundation/cfstringtransform(_:_:_:_:), and the other functions' pages.
@Suite struct CFFunctionTests {
  @Test func aTextIsTransformedInPlace() {
    let text = NSMutableString(string: "Ünïcødé")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text as String == "Unicøde")
    let chinese = NSMutableString(string: "北京")
    #expect(CFStringTransform(chinese, nil, kCFStringTransformToLatin, false))
    #expect(chinese as String == "běi jīng")
    #expect(!CFStringTransform(chinese, nil, "no such transform" as CFString, false))
  }

  @Test func kindsHaveNumbers() {
    #expect(CFGetTypeID("a" as CFString) == CFStringGetTypeID())
    #expect(CFGetTypeID([] as CFArray) != CFStringGetTypeID())
    #expect(CFEqual("a" as CFString, NSString(string: "a")))
    #expect(CFArrayGetCount([1, 2] as CFArray) == 2)
  }
}
