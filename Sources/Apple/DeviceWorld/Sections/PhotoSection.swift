import Foundation

/// The photo library.
package struct PhotoSection: Codable, Hashable, Sendable {
  package var authorization: LimitedAccess?
  package var photos: [Photo]?

  package struct Photo: Codable, Hashable, Sendable, WorldChecked {
    /// The picture's path, beside the world file; of a video, its poster's.
    package var file: String
    package var date: Date?
    package var modified: Date?
    package var isFavorite: Bool?
    package var isHidden: Bool?
    /// Whether the person has edited it.
    package var isEdited: Bool?
    /// Seconds of a video; a photo without them.
    package var duration: Double?
    package var latitude: Double?
    package var longitude: Double?
    /// The albums that it is in.
    package var albums: [String]?
    package var source: Source?
    package var id: String?

    /// The origin of a photo.
    package enum Source: String, WorldChoice { case library, shared, synced }

    package var mistake: (key: String, wanted: String)? {
      if let duration, !(0...1e9).contains(duration) {
        return ("duration", "a number of seconds from 0 on")
      }
      if let latitude, !(-90...90).contains(latitude) {
        return ("latitude", "a number from -90 to 90")
      }
      if let longitude, !(-180...180).contains(longitude) {
        return ("longitude", "a number from -180 to 180")
      }
      return nil
    }
  }
}

/// The access to a collection of which a person may choose parts.
package enum LimitedAccess: String, WorldChoice {
  case notDetermined, restricted, denied, authorized, limited
}
