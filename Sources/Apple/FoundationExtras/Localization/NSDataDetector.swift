import Foundation

extension NSTextCheckingResult {
  /// The address that was found, of a link or of mail; nil for other results.
  public var url: URL? { (self as? DetectedPart)?.address }
  /// The number that was found; nil for other results.
  public var phoneNumber: String? { (self as? DetectedPart)?.number }
  public var date: Date? { nil }
  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// The key of a part of an address.
public struct NSTextCheckingKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "Name")
  public static let street = Self(rawValue: "Street")
  public static let city = Self(rawValue: "City")
  public static let state = Self(rawValue: "State")
  public static let zip = Self(rawValue: "ZIP")
  public static let country = Self(rawValue: "Country")
  public static let phone = Self(rawValue: "Phone")
}

/// A link or a number in a text.
private final class DetectedPart: NSTextCheckingResult {
  private let part: NSRange
  let address: URL?
  let number: String?

  init(_ part: NSRange, address: URL?, number: String?) {
    (self.part, self.address, self.number) = (part, address, number)
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override var range: NSRange { part }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? part : NSRange(location: NSNotFound, length: 0)
  }
  override var resultType: NSTextCheckingResult.CheckingType {
    NSTextCheckingResult.CheckingType(rawValue: address == nil ? 1 << 11 : 1 << 5)
  }
}

/// The finder of links, addresses of mail and numbers of telephones in texts.
///
/// - Support: partly; dates and addresses of places aren't found, and links need a scheme, `www.` or a common ending.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public typealias CheckingTypes = UInt64
  public let checkingTypes: CheckingTypes

  /// - Parameter types: the kinds to find, of `NSTextCheckingResult.CheckingType`.
  public init(types: CheckingTypes) throws {
    guard types != 0 else { throw CocoaError(.formatting) }
    checkingTypes = types
  }

  private static let link = try? NSRegularExpression(
    pattern: "(?<![@\\w])(?:(?:https?|ftp)://|www\\.)[^\\s<>\"“”]*[^\\s<>\"“”.,;:!?)\\]}'’]"
      + "|(?<![@\\w.-])[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.(?:com|org|net|edu|gov|io|dev|app|de|uk|fr|jp)\\b"
      + "(?:/[^\\s<>\"“”]*[^\\s<>\"“”.,;:!?)\\]}'’])?(?!@)")
  private static let mail = try? NSRegularExpression(
    pattern: "(?:mailto:)?[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}")
  private static let phone = try? NSRegularExpression(
    pattern:
      "(?<![\\w.])(?:\\+\\d{1,3}[ .-]?)?(?:\\(\\d{2,4}\\)[ .-]?|\\d{2,4}[ .-])\\d{3,4}[ .-]?\\d{3,4}(?![\\w])"
  )

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedPart] = []
    if checkingTypes & (1 << 5) != 0 {
      found += parts(Self.mail, string, range) { text in
        URL(string: text.hasPrefix("mailto:") ? text : "mailto:" + text)
      }
      let mails = found.map(\.range)
      found += parts(Self.link, string, range) { text in
        URL(string: text.contains("://") ? text : "http://" + text)
      }.filter { link in !mails.contains { NSIntersectionRange($0, link.range).length > 0 } }
    }
    if checkingTypes & (1 << 11) != 0 {
      let taken = found.map(\.range)
      found += parts(Self.phone, string, range, nil)
        .filter { part in !taken.contains { NSIntersectionRange($0, part.range).length > 0 } }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private func parts(
    _ expression: NSRegularExpression?, _ string: String, _ range: NSRange,
    _ address: ((String) -> URL?)?
  ) -> [DetectedPart] {
    let text = string as NSString
    let all = NSRange(location: 0, length: text.length)
    let range = NSIntersectionRange(range, all)
    return (expression?.matches(in: string, range: range) ?? []).compactMap { match in
      let found = text.substring(with: match.range)
      guard let address else { return DetectedPart(match.range, address: nil, number: found) }
      return address(found).map { DetectedPart(match.range, address: $0, number: nil) }
    }
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}
