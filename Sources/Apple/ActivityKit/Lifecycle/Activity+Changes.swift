extension Activity {
  /// Shows new content. An activity that is over isn't changed, and content over 4 kB is dropped.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {
    change(content, alert: nil)
  }

  public func update(
    _ content: ActivityContent<Attributes.ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async {
    change(content, alert: alertConfiguration)
  }

  /// - Parameter timestamp: when the content became true; here updates come in order anyhow.
  public func update(
    _ content: ActivityContent<Attributes.ContentState>,
    alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {
    change(content, alert: alertConfiguration)
  }

  /// - Parameter content: what the Lock Screen shows of it from now on; nil to leave it.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(content, dismissalPolicy)
  }

  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    finish(content, dismissalPolicy)
  }
}
