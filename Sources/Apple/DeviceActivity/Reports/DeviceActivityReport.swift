import DeviceWorld
import Foundation
import SwiftUI

/// The report that the app's extension draws of the person's use.
///
/// - Support: at rest; there is no use, and no extension draws.
public struct DeviceActivityReport: View {
  public struct Context: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let context: Context

  public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {
    self.context = context
  }

  public var body: some View {
    DeviceAnswers.rests(
      "DeviceActivityReport(“\(context.rawValue)”)",
      "its extension draws it, of use that isn't here")
    return Color.clear
  }
}
