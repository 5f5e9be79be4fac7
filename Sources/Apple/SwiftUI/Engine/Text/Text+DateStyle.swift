import Foundation

extension Text {
  /// The style in which a text shows a date.
  public struct DateStyle: Hashable, Codable, Sendable {
    let name: String
    /// `9:41 AM`
    public static let time = DateStyle(name: "time")
    /// `April 1, 2020`
    public static let date = DateStyle(name: "date")
    /// `11 min, 14 sec`: how far away, either way.
    public static let relative = DateStyle(name: "relative")
    /// `+2 hours`, `-11 minutes`: minus for the future.
    public static let offset = DateStyle(name: "offset")
    /// `15:00`, `36:59:01`: down to the date, then up from it.
    public static let timer = DateStyle(name: "timer")
  }
}
