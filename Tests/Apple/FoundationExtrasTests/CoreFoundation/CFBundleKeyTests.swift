import Foundation
import FoundationExtras
import Testing

@Suite struct CFBundleKeyTests {
  /// The keys of Apple's “Core Foundation Keys” by the constants that “Information Property List Keys” lists.
  @Test func constantsAreTheKeysOfAnInfoPropertyList() {
    #expect(kCFBundleInfoDictionaryVersionKey as String == "CFBundleInfoDictionaryVersion")
    #expect(kCFBundleExecutableKey as String == "CFBundleExecutable")
    #expect(kCFBundleIdentifierKey as String == "CFBundleIdentifier")
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    #expect(kCFBundleDevelopmentRegionKey as String == "CFBundleDevelopmentRegion")
    #expect(kCFBundleNameKey as String == "CFBundleName")
    #expect(kCFBundleLocalizationsKey as String == "CFBundleLocalizations")
  }
}
