import DeviceWorld

/// The world file's section on motion, as Core Motion's classes ask for it.
enum MotionAnswers {
  /// - Parameter question: the asking class and what it asks for, for the frame's note.
  /// - Returns: nil where the world file has no section on motion.
  static func ask(_ question: String) -> MotionSection? {
    DeviceAnswers.ask(\.motion, key: "motion", question, empty: "not determined")
  }

  static func status(_ question: String) -> CMAuthorizationStatus {
    guard let section = ask(question) else { return .notDetermined }
    switch section.authorization ?? .authorized {
    case .notDetermined: return .notDetermined
    case .restricted: return .restricted
    case .denied: return .denied
    case .authorized: return .authorized
    }
  }
}
