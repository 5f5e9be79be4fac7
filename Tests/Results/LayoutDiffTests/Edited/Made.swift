import SwiftUI

/// The edits that were made to a view's source, by their names.
struct Made {
  let names: Set<String>

  /// - Parameter edits: parted by commas.
  init(_ edits: String...) {
    names = Set(edits.flatMap { $0.split(separator: ",").map(String.init) })
  }

  func callAsFunction(_ name: String) -> Bool { names.contains(name) }

  func pick<T>(_ name: String, _ old: T, _ new: T) -> T { names.contains(name) ? new : old }
}

extension View {
  /// The view with a modifier where a condition holds, else without.
  @ViewBuilder func when<V: View>(
    _ condition: Bool, @ViewBuilder _ change: (Self) -> V
  ) -> some View {
    if condition { change(self) } else { self }
  }
}
