import Foundation
import SwiftUI

/// A mark in the values of its axes, with what is stacked beneath it added.
struct ModelMark {
  var mark: Mark
  var x: Span
  var y: Span
  /// Bars and areas grow along this axis, from zero.
  var grows: Axis
  /// The key of the series: its marks make one line or area, or share one position within a band.
  var series: String
  /// The index among the names placed side by side, and their number; 0 and 1 where there is one.
  var group = 0
  var groups = 1
}
