import SwiftUI

/// The way in which marks at one position are combined.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
  let kind: Kind
  /// Marks stacked on each other, from zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Marks stacked as by `standard`, each as a share of the total.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Marks stacked on each other around the middle, as a stream graph.
  public static let center = MarkStackingMethod(kind: .center)
  /// Marks drawn in front of each other, without stacking.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
