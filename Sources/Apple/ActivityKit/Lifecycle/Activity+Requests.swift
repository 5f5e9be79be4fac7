extension Activity {
  /// Starts an activity.
  ///
  /// - Parameters:
  ///   - pushType: nil where only the app updates it.
  ///   - start: nil for at once; later, its state is pending until then.
  /// - Throws: ``ActivityAuthorizationError``: `denied` where the person doesn't allow activities,
  ///   `attributesTooLarge` where attributes and state are over 4 kB.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle = .standard,
    alertConfiguration: AlertConfiguration? = nil, start: Date? = nil
  ) throws -> Activity<Attributes> {
    let system = ActivitySystem.shared
    guard system.areActivitiesEnabled else { throw ActivityAuthorizationError.denied }
    guard let fixed = ActivityLimits.size(of: attributes),
      let changing = ActivityLimits.size(of: content.state),
      fixed + changing <= ActivityLimits.contentSize
    else { throw ActivityAuthorizationError.attributesTooLarge }
    let now = system.now
    let activity = Activity(
      attributes, content, pushType: pushType, style: style, start: max(start ?? now, now),
      now: now)
    system.request(activity)
    return activity
  }

  /// The activities in the order of their requests: active, stale, pending, and ended ones that still show.
  public static var activities: [Activity<Attributes>] {
    ActivitySystem.shared.shown(Attributes.self)
  }

  public static var activityUpdates: ActivityUpdates {
    ActivityUpdates { ActivitySystem.shared.requestsBroadcast(of: Attributes.self).stream() }
  }

  /// The token that pushes start an activity of these attributes with: made of their name.
  public static var pushToStartToken: Data? { Data("start:\(Attributes.self)".utf8) }

  public static var pushToStartTokenUpdates: PushToStartTokenUpdates {
    PushToStartTokenUpdates { Broadcast<Data>().stream(startingWith: pushToStartToken) }
  }
}
