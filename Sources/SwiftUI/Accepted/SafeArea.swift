import Foundation

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

// A widget has no safe area: since iOS 17 its content margins take that place, and those are given
// up with `contentMarginsDisabled()`.

extension View {
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
