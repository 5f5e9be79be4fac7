import Foundation

/// The traits of a view for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  public init() { bits = 0 }
  private init(bit: UInt32) { bits = 1 << bit }
  public typealias Element = AccessibilityTraits

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  /// The ARIA role of the same meaning; nil where there is none.
  var role: String? {
    if contains(.isToggle) { return "switch" }
    if contains(.isButton) { return "button" }
    if contains(.isLink) { return "link" }
    if contains(.isHeader) { return "heading" }
    if contains(.isImage) { return "img" }
    return nil
  }

  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    bits |= new.bits
    return (isNew, new)
  }
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }
  public mutating func update(with new: Self) -> Self? {
    let old = intersection(new)
    bits |= new.bits
    return old.bits == 0 ? nil : old
  }
  public func union(_ other: Self) -> Self { with(bits | other.bits) }
  public func intersection(_ other: Self) -> Self { with(bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { with(bits ^ other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
  public static func == (a: Self, b: Self) -> Bool { a.bits == b.bits }

  private func with(_ bits: UInt32) -> Self {
    var result = Self()
    result.bits = bits
    return result
  }
}

/// The accessibility elements that a view makes of its children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
