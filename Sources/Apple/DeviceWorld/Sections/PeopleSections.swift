import Foundation

/// The address book.
package struct ContactSection: Codable, Hashable, Sendable {
  package var authorization: Access?
  package var people: [Person]?

  package struct Person: Codable, Hashable, Sendable {
    package var givenName: String?
    package var familyName: String?
    package var middleName: String?
    package var nickname: String?
    package var organization: String?
    package var jobTitle: String?
    package var phones: [String]?
    package var emails: [String]?
    package var birthday: Date?
    /// A picture's path, beside the world file.
    package var image: String?
    package var note: String?
    package var id: String?
  }
}

/// The photo library.
package struct PhotoSection: Codable, Hashable, Sendable {
  package var authorization: PhotoAccess?
  package var photos: [Photo]?

  package struct Photo: Codable, Hashable, Sendable {
    /// The picture's path, beside the world file.
    package var file: String
    package var date: Date?
    package var isFavorite: Bool?
    package var latitude: Double?
    package var longitude: Double?
    /// The albums that it is in.
    package var albums: [String]?
    package var id: String?
  }
}

package enum PhotoAccess: String, WorldChoice {
  case notDetermined, restricted, denied, authorized, limited
}
