// The names of iOS 16.1, which knew a content state only.
extension Activity {
  @available(*, deprecated, message: "use request(attributes:content:pushType:)")
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  @available(*, deprecated, message: "use content")
  public var contentState: ContentState { content.state }

  @available(*, deprecated, message: "use contentUpdates")
  public var contentStateUpdates: ContentStateUpdates {
    let contents = contentUpdates
    return ContentStateUpdates {
      var values = contents.makeAsyncIterator()
      return AsyncStream { await values.next()?.state }
    }
  }

  @available(*, deprecated, message: "use update(_:)")
  public func update(using contentState: ContentState) async {
    change(ActivityContent(state: contentState, staleDate: nil), alert: nil)
  }

  @available(*, deprecated, message: "use update(_:alertConfiguration:)")
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    change(ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration)
  }

  @available(*, deprecated, message: "use end(_:dismissalPolicy:)")
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy)
  }
}
