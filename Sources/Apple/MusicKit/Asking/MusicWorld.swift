import DeviceWorld

/// The music of the world file.
enum MusicWorld {
  static func section() -> MediaSection? {
    DeviceAnswers.ask(
      \.media, key: "media", "MusicKit for music", empty: "not determined and silent")
  }

  static var status: MusicAuthorization.Status {
    guard let section = section() else { return .notDetermined }
    return switch section.authorization {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    case .authorized, nil: .authorized
    }
  }

  /// The section, where the person has given access.
  ///
  /// - Throws: `MusicTokenRequestError.permissionDenied` otherwise.
  static func permitted() throws -> MediaSection {
    guard let section = section(), status == .authorized else {
      throw MusicTokenRequestError.permissionDenied
    }
    return section
  }

  static func rests(_ call: String, _ reason: String = "nothing is played while frames are made") {
    DeviceAnswers.rests(call, reason)
  }
}
