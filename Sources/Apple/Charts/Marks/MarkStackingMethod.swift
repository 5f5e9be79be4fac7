import SwiftUI

/// The way in which marks at one position are combined.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
  let kind: Kind
  /// One upon the other, from zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Marks stacked as by `standard`, each as a share of the total.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One upon the other around the middle, as a stream.
  public static let center = MarkStackingMethod(kind: .center)
  /// One before the other.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
