import WidgetHost

extension FrameBatch {
  /// The name in the lines of progress: `TripCalendar systemLarge (zh_Hans, iPad mini)`, with what differs from the
  /// defaults in the setting of all its frames.
  var name: String {
    var request = template
    request.style = FrameStyle()
    let setting = request.variant.map(\.value)
    let name = isOfPreviews ? "previews" : "\(self.kind) \(self.family)"
    return setting.isEmpty ? name : "\(name) (\(setting.joined(separator: ", ")))"
  }
}
