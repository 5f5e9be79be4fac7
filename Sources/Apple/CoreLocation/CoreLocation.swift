// Core Location: the position that a world file gives, at once; else access that isn't determined.
//
// The folders, from the bottom up:
//
//   Values     coordinates, locations, regions, errors
//   Geocoding  placemarks and the geocoder, by the places of the world file
//   Manager    the location manager and its asynchronous sequences

@_exported import FoundationExtras
