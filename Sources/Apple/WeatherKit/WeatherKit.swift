// WeatherKit: the weather of a world file, whatever the location.
//
// The folders, from the bottom up:
//
//   Values   conditions, wind, current, minute, hour and day weather
//   Service  the service and its queries

@_exported import CoreLocation
@_exported import FoundationExtras
