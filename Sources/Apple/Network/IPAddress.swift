import Foundation

/// An address of the Internet Protocol.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  /// The bytes, in the network's order.
  var rawValue: Data { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
  /// - Returns: nil for another number of bytes than an address has.
  init?(_ rawValue: Data)
  /// - Returns: nil for text that is no address.
  init?(_ string: String)
}

/// An address of four bytes.
public struct IPv4Address: IPAddress {
  public let rawValue: Data
  public init?(_ rawValue: Data) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = Data(rawValue)
  }
  public init?(_ string: String) {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? UInt8(part) : nil
    }
    guard parts.count == 4, bytes.count == 4 else { return nil }
    rawValue = Data(bytes)
  }
  private init(_ bytes: UInt8...) { rawValue = Data(bytes) }

  public static let any = IPv4Address(0, 0, 0, 0)
  public static let broadcast = IPv4Address(255, 255, 255, 255)
  public static let loopback = IPv4Address(127, 0, 0, 1)
  public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
  public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
  public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

  private func byte(_ place: Int) -> UInt8 { rawValue.dropFirst(place).first ?? 0 }
  public var isLoopback: Bool { byte(0) == 127 }
  public var isLinkLocal: Bool { byte(0) == 169 && byte(1) == 254 }
  public var isMulticast: Bool { byte(0) >> 4 == 14 }
  public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress {
  public let rawValue: Data
  public init?(_ rawValue: Data) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = Data(rawValue)
  }
  /// - Returns: nil for text that is no address. What follows `%` names an interface, and isn't kept.
  public init?(_ string: String) {
    let text = string.prefix { $0 != "%" }
    let halves = text.components(separatedBy: "::")
    guard halves.count <= 2, !text.isEmpty,
      let head = Self.bytes(halves.first ?? ""),
      let tail = Self.bytes(halves.dropFirst().last ?? "")
    else { return nil }
    let zeros = 16 - head.count - tail.count
    guard halves.count == 2 ? zeros >= 2 : zeros == 0 else { return nil }
    rawValue = Data(head + [UInt8](repeating: 0, count: zeros) + tail)
  }
  private init(_ first: UInt8, _ second: UInt8, _ last: UInt8) {
    rawValue = Data([first, second] + [UInt8](repeating: 0, count: 13) + [last])
  }

  /// The bytes of groups of hexadecimal digits, whose last may be an address of four bytes; nil for other text.
  private static func bytes(_ text: String) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    var bytes: [UInt8] = []
    let groups = text.split(separator: ":", omittingEmptySubsequences: false)
    for (place, group) in groups.enumerated() {
      if place == groups.count - 1, group.contains(".") {
        guard let address = IPv4Address(String(group)) else { return nil }
        bytes += address.rawValue
      } else {
        guard (1...4).contains(group.count), group.allSatisfy(\.isHexDigit),
          let value = UInt16(group, radix: 16)
        else { return nil }
        bytes += [UInt8(value >> 8), UInt8(value & 255)]
      }
    }
    return bytes
  }

  public static let any = IPv6Address(0, 0, 0)
  public static let loopback = IPv6Address(0, 0, 1)

  public var isAny: Bool { self == .any }
  public var isLoopback: Bool { self == .loopback }
  public var isLinkLocal: Bool {
    rawValue.first == 0xfe && (rawValue.dropFirst().first ?? 0) & 0xc0 == 0x80
  }
  public var isUniqueLocal: Bool { (rawValue.first ?? 0) & 0xfe == 0xfc }
  public var isMulticast: Bool { rawValue.first == 0xff }
  /// The address whose longest run of zero groups is `::`, as RFC 5952 has it.
  public var debugDescription: String {
    let bytes = [UInt8](rawValue)
    let groups = stride(from: 0, to: 16, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    var best = 0..<0, start = 0
    while start < groups.count {
      let end = groups[start...].firstIndex { $0 != 0 } ?? groups.count
      if end - start > max(best.count, 1) { best = start..<end }
      start = max(end, start) + 1
    }
    let text = { (part: ArraySlice<UInt16>) in
      part.map { String($0, radix: 16) }.joined(separator: ":")
    }
    guard !best.isEmpty else { return text(groups[...]) }
    return text(groups[..<best.lowerBound]) + "::" + text(groups[best.upperBound...])
  }
}
