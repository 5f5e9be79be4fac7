import DeviceWorld
import Foundation

/// Notices to assistive technology, of which there is none here.
///
/// Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
  private static func rests(_ name: String) {
    DeviceAnswers.rests("AccessibilityNotification.\(name).post()", "no assistive technology runs")
  }

  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public init(_ announcement: LocalizedStringResource) {}
    public func post() { rests("Announcement") }
  }
  public struct LayoutChanged {
    public init(_ newFocus: Any? = nil) {}
    public func post() { rests("LayoutChanged") }
  }
  public struct ScreenChanged {
    public init(_ newFocus: Any? = nil) {}
    public func post() { rests("ScreenChanged") }
  }
  public struct PageScrolled: Sendable {
    public init(_ status: String) {}
    public func post() { rests("PageScrolled") }
  }
}
