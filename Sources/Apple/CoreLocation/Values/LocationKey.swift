/// The keys under which archives that iOS has written hold a location. Times are seconds since
/// 2001; distances are in metres.
enum LocationKey {
  static let latitude = "kCLLocationCodingKeyCoordinateLatitude"
  static let longitude = "kCLLocationCodingKeyCoordinateLongitude"
  static let altitude = "kCLLocationCodingKeyAltitude"
  static let horizontalAccuracy = "kCLLocationCodingKeyHorizontalAccuracy"
  static let verticalAccuracy = "kCLLocationCodingKeyVerticalAccuracy"
  static let course = "kCLLocationCodingKeyCourse"
  static let courseAccuracy = "kCLLocationCodingKeyCourseAccuracy"
  static let speed = "kCLLocationCodingKeySpeed"
  static let speedAccuracy = "kCLLocationCodingKeySpeedAccuracy"
  static let timestamp = "kCLLocationCodingKeyTimestamp"
}
