import Foundation
import XcodeProject

/// The header that Swift sees without an import, as far as it is C. What it declares in Objective-C is left out, and
/// named.
struct BridgingHeader {
  private let root: ProjectRoot
  /// The lines of the header that is made.
  private(set) var lines: [String] = []
  /// The classes and protocols that headers declare in Objective-C, with the header of each.
  private(set) var objectiveC: [String: String] = [:]
  /// Headers that aren't there.
  private(set) var missing: [String] = []
  private var seen: Set<String> = []
  /// The name of the enumeration whose cases are being read.
  private var enumeration: String?
  /// The paths of headers by their names, as Xcode's header map has them.
  private let headers: [String: [String]]

  /// - Parameter headers: those of the project; absolute.
  init(_ path: String, headers: [String], root: ProjectRoot) {
    self.root = root
    self.headers = Dictionary(grouping: headers) { ($0 as NSString).lastPathComponent }
    read(path)
  }

  /// Adds a header's lines, with those of the headers that it includes in their place.
  private mutating func read(_ path: String) {
    guard seen.insert(path).inserted, root.contains(path),
      let data = FileManager.default.contents(atPath: path)
    else { return }
    var isObjectiveC = false
    for line in String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: Self.endsLine)
    {
      if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*([<"])([^>"]+)[>"]/) {
        include(String(match.2), isLocal: match.1 == "\"", from: path)
      } else if let match = line.firstMatch(of: /^\s*@(interface|protocol)\s+(\w+)(.*)/) {
        objectiveC[String(match.2)] = path
        isObjectiveC = !(match.1 == "protocol" && match.3.contains(";"))
      } else if line.firstMatch(of: /^\s*@end/) != nil {
        isObjectiveC = false
      } else if !isObjectiveC, !line.contains(/^\s*@/), !Self.isObjectiveC(line) {
        addDeclaration(line)
      }
    }
  }

  /// Whether a line ends with it; Windows' two characters are one to Swift.
  private static func endsLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }

  /// `typedef NS_ENUM(type, name) {` is an enumeration, and then its name's declaration: C has no other order.
  private mutating func addDeclaration(_ line: Substring) {
    let kinds = [
      "NS_ENUM": "enum_extensibility(open)", "NS_CLOSED_ENUM": "enum_extensibility(closed)",
      "NS_OPTIONS": "flag_enum, enum_extensibility(open)",
    ]
    var text = String(line)
    if let match = text.firstMatch(
      of: /^\s*typedef\s+(NS_(?:CLOSED_)?(?:ENUM|OPTIONS))\s*\(\s*([^,]+),\s*(\w+)\s*\)/),
      let attribute = kinds[String(match.1)]
    {
      let name = String(match.3)
      text.replaceSubrange(
        match.range, with: "enum __attribute__((\(attribute))) \(name) : \(match.2)")
      enumeration = name
    }
    if let name = enumeration, let end = text.range(of: "};") {
      text.insert(contentsOf: " typedef enum \(name) \(name);", at: end.upperBound)
      enumeration = nil
    }
    lines.append(text)
  }

  private mutating func include(_ name: String, isLocal: Bool, from path: String) {
    let beside = (path as NSString).deletingLastPathComponent + "/" + name
    if FileManager.default.fileExists(atPath: beside) {
      read(ProjectRoot.standardized(beside))
    } else if let found = headers[(name as NSString).lastPathComponent]?.first(where: {
      isLocal || $0.hasSuffix("/" + name)
    }) {
      read(found)
    } else if isLocal {
      if !name.hasSuffix("-Swift.h") { missing.append(name) }
    } else if !name.contains("/") || name.hasPrefix("sys/") {
      // Those of Apple's frameworks hold Objective-C.
      lines.append("#include <\(name)>")
    }
  }

  /// Whether a declaration names types that C doesn't have.
  private static func isObjectiveC(_ line: Substring) -> Bool {
    line.contains(
      /\bNS(?:String|Array|Dictionary|Set|Object|Data|URL|Date|Number|Error|Notification\w*)\b|\b(?:id|instancetype)\b|\^/
    )
  }

  /// Whether it declares anything that C has.
  var isEmpty: Bool {
    lines.allSatisfy { line in
      let word = line.drop { $0.isWhitespace }
      return word.isEmpty || word.hasPrefix("//") || word.hasPrefix("/*") || word.hasPrefix("*")
        || word.hasPrefix("#") && !word.hasPrefix("#define") && !word.hasPrefix("#include")
        || word.hasPrefix("#define") && word.split(separator: " ").count < 3
        || word.hasPrefix("NS_ASSUME") || word.hasPrefix("FOUNDATION_EXPORT double")
    }
  }

  /// The text of the header.
  var text: String { Self.prelude + lines.joined(separator: "\n") + "\n" }

  /// Names of Apple's headers that C code uses.
  private static let prelude = """
    #include <stdbool.h>
    #include <stddef.h>
    #include <stdint.h>
    #define NSInteger long
    #define NSUInteger unsigned long
    #define BOOL bool
    #define NSTimeInterval double
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define NS_INLINE static inline
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define UIKIT_EXTERN extern
    #define NS_REFINED_FOR_SWIFT

    """
}
