import Foundation

extension FileManager {
  /// The folder that an app shares with its widgets; made when it is first asked for. It lies in
  /// the home folder, which is a run's own sandbox where the host drives the widget.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    // A name that would lead elsewhere gets no folder, as one without an entitlement does.
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != "..",
      groupIdentifier != "."
    else { return nil }
    let folder =
      homeDirectoryForCurrentUser
      .appendingPathComponent("Library/Group Containers", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}
