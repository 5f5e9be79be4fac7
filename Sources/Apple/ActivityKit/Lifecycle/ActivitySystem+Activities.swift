extension ActivitySystem {
  func request<Attributes>(_ activity: Activity<Attributes>) {
    add(activity)
    requestsBroadcast(of: Attributes.self).send(activity)
  }

  /// The activities of a type that aren't dismissed, in the order of their requests.
  func shown<Attributes>(_ type: Attributes.Type) -> [Activity<Attributes>] {
    requested.compactMap { $0 as? Activity<Attributes> }.filter { $0.activityState != .dismissed }
  }

  /// The broadcast of each activity of the type that is requested.
  func requestsBroadcast<Attributes>(of type: Attributes.Type) -> Broadcast<Activity<Attributes>> {
    broadcast(of: Activity<Attributes>.self)
  }
}
