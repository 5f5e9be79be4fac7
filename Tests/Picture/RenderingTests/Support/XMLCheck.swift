import Foundation
import FoundationXML

/// Whether a text is well-formed XML, as libxml2 sees it.
struct XMLCheck {
  func parses(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }
}
