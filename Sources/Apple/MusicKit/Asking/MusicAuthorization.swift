/// The access to a person's music.
public enum MusicAuthorization {
  public enum Status: String, Hashable, Codable, Sendable, CustomStringConvertible {
    case notDetermined, denied, restricted, authorized
    public var description: String { rawValue }
  }

  public static var currentStatus: Status { MusicWorld.status }
  /// Denied where the world file gives no answer, as no one can press a button.
  public static func request() async -> Status {
    let status = MusicWorld.status
    return status == .notDetermined ? .denied : status
  }
}

/// The reason why Apple Music gives no token, and so no answer.
///
/// Source: https://developer.apple.com/documentation/musickit/musictokenrequesterror
public enum MusicTokenRequestError: Error, Hashable, Sendable {
  case unknown, permissionDenied, privacyAcknowledgementRequired, userNotSignedIn
  case userTokenRevoked, userTokenRequestFailed, developerTokenRequestFailed
}
