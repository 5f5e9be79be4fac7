import Testing
import UIKit

@Suite struct UITextContentTypeTests {
  /// The WHATWG's names of autofill fields, which Apple's constants have as their values.
  @Test func contentTypesHaveTheWebsNames() {
    #expect(UITextContentType.fullStreetAddress.rawValue == "street-address")
    #expect(UITextContentType.creditCardNumber.rawValue == "cc-number")
    #expect(UITextContentType.organizationName.rawValue == "organization")
    #expect(UITextContentType.middleName.rawValue == "additional-name")
  }
}
