// The device as the frameworks beside WidgetKit find it: what a world file says, and nothing else.
//
// The folders, from the bottom up:
//
//   Names     units and types of health data, by which samples are checked
//   Sections  the parts of a world file, as values: location, weather, events, health …
//   Asking    the world of a run, and notes on what was asked of it
import Foundation

/// The answers of a device's frameworks. A section that is nil is one that the person was never asked about: its
/// framework answers that access isn't determined, and that there is nothing.
package struct DeviceWorld: Codable, Hashable, Sendable {
  package var location: LocationSection?
  /// The places that geocoders and searches know.
  package var places: [PlaceSection]?
  package var weather: WeatherSection?
  package var calendar: CalendarSection?
  package var health: HealthSection?
  package var notifications: NotificationSection?
  package var motion: MotionSection?
  package var store: StoreSection?
  package var contacts: ContactSection?
  package var photos: PhotoSection?
  package var network: NetworkSection?
  package var media: MediaSection?
  package var watch: WatchSection?
  package var iCloud: CloudSection?
  /// The ways between places.
  package var routes: [RouteSection]?
  package var vpn: VPNSection?
  package var screenTime: ScreenTimeSection?

  package init() {}
}
