import Foundation
import SwiftUI

/// The side of the plot at which the marks of an axis are placed.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The alignment of labels with the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, extended, aligned, inset }
  let kind: Kind
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Labels may reach beyond the plot's corners.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// The first and the last label end with the plot.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Labels are placed within the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}
