extension NetworkAccess {
  /// Has a loader answer every request from now on.
  package static func install(_ loader: any RequestLoader) {
    SessionMethods.replace()
    set(loader)
  }

  /// Lets requests go to the network again.
  package static func removeLoader() { set(nil) }
}
