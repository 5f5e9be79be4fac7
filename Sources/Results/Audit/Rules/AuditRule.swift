/// A rule of the audit. The raw value is the rule's name in reports, in `--allow` and in SARIF.
package enum AuditRule: String, CaseIterable, Codable, Hashable, Sendable {
  // What one frame shows.
  case truncatedText = "truncated-text"
  case clippedText = "clipped-text"
  case contentBeyondEdge = "content-beyond-edge"
  case lowContrast = "low-contrast"
  case smallText = "small-text"
  case missingContainerBackground = "missing-container-background"
  case blankFrame = "blank-frame"
  case singleColorFrame = "single-color-frame"
  case transparentFrame = "transparent-frame"
  case severalWidgetURLs = "several-widget-urls"
  case deadLink = "dead-link"
  case inertControl = "inert-control"
  case unsupportedView = "unsupported-view"
  case missingImage = "missing-image"
  case largeImage = "large-image"
  case lostRequest = "lost-request"
  case missingTranslation = "missing-translation"
  case missingAccessibilityLabel = "missing-accessibility-label"

  // What a widget's frames show together.
  case placeholderShowsData = "placeholder-shows-data"
  case timelineShowsPlaceholder = "timeline-shows-placeholder"
  case blankSnapshot = "blank-snapshot"
  case emptyTimeline = "empty-timeline"
  case unorderedTimeline = "unordered-timeline"
  case entriesTooClose = "entries-too-close"
  case largeArchive = "large-archive"
  case providerTooSlow = "provider-too-slow"
  case brokenProvider = "broken-provider"
  case unsupportedPlacement = "unsupported-placement"
  case noEffect = "no-effect"

  package enum Level: String, Codable, Sendable { case error, warning, note }

  package var level: Level {
    switch self {
    case .missingContainerBackground, .blankFrame, .transparentFrame, .blankSnapshot,
      .emptyTimeline, .largeArchive, .providerTooSlow, .brokenProvider, .missingImage,
      .unsupportedView:
      .error
    case .entriesTooClose, .singleColorFrame, .unsupportedPlacement, .noEffect: .note
    default: .warning
    }
  }

  /// The requirement of the rule, in one line.
  package var summary: String {
    switch self {
    case .truncatedText: "Text is shown whole"
    case .clippedText: "Text isn't cut by a clip"
    case .contentBeyondEdge: "Text stays within the widget"
    case .lowContrast: "Text stands out from what lies behind it"
    case .smallText: "Text is 11 points or larger"
    case .missingContainerBackground: "The view has a container background"
    case .blankFrame: "Something is drawn over the background"
    case .singleColorFrame: "The picture has more than one colour"
    case .transparentFrame: "The picture isn't wholly transparent"
    case .severalWidgetURLs: "There is one widgetURL"
    case .deadLink: "Links are where the system follows them"
    case .inertControl: "Controls act, by an App Intent"
    case .unsupportedView: "Views are those that widgets can show"
    case .missingImage: "Images, colors and symbols are found"
    case .largeImage: "Images aren't larger than the system archives"
    case .lostRequest: "What is fetched reaches the widget on a device"
    case .missingTranslation: "Texts are translated"
    case .missingAccessibilityLabel: "Pictures and controls have names for VoiceOver"
    case .placeholderShowsData: "The placeholder is redacted"
    case .timelineShowsPlaceholder: "The timeline doesn't show the placeholder's values"
    case .blankSnapshot: "The snapshot shows as much as the timeline"
    case .emptyTimeline: "The timeline has an entry"
    case .unorderedTimeline: "The timeline's entries are in the order of their dates"
    case .entriesTooClose: "Entries are at least five minutes apart"
    case .largeArchive: "A timeline's archive stays under 30 MB"
    case .providerTooSlow: "The provider answers in time"
    case .brokenProvider: "Provider and views don't fail"
    case .unsupportedPlacement: "The widget has a family for the placement"
    case .noEffect: "Modifiers have an effect where the widget is shown"
    }
  }

  /// The reason for the rule, with the source of its figure.
  package var why: String {
    switch self {
    case .truncatedText: "What is left out can't be had by scrolling or tapping in a widget."
    case .clippedText, .contentBeyondEdge: "What lies outside is cut off on the device."
    case .lowContrast:
      "WCAG 2.2, success criterion 1.4.3, asks for a ratio of 4.5 to 1, or 3 to 1 for text of 18 "
        + "points and for bold text of 14."
    case .smallText: "Apple's Human Interface Guidelines name 11 points as the least for widgets."
    case .missingContainerBackground:
      "From iOS 17 the system shows “Please adopt containerBackground API” instead of the widget."
    case .blankFrame, .singleColorFrame, .transparentFrame, .blankSnapshot:
      "People see an empty tile and take the widget for broken."
    case .severalWidgetURLs:
      "Apple calls undefined what is opened then; people report that it is the last in the view."
    case .deadLink: "A tap opens the app's start instead."
    case .inertControl:
      "A widget is an archive of a view: its closures aren't run, and a press opens the app."
    case .unsupportedView: "The system draws a sign of prohibition in its place."
    case .missingImage: "iOS draws nothing there."
    case .largeImage: "The system refuses to archive the widget, which then stays blank."
    case .lostRequest:
      "A widget is archived without waiting for its views, its extension is suspended once it has given its "
        + "timeline, and requests that aren't encrypted are refused."
    case .missingTranslation: "People who read this language see the developer's."
    case .missingAccessibilityLabel: "VoiceOver has no text there."
    case .placeholderShowsData:
      "Made-up values that aren't redacted look like real ones while the widget loads."
    case .timelineShowsPlaceholder:
      "Values that were made up for the placeholder reach people as real ones."
    case .emptyTimeline: "There is nothing to show."
    case .unorderedTimeline: "The system shows entries by their dates."
    case .entriesTooClose:
      "Apple asks for about five minutes (Keeping a widget up to date); the system may drop others."
    case .largeArchive: "The extension is ended beyond 30 MB, as developers report."
    case .providerTooSlow: "The system ends an extension after about 30 seconds."
    case .brokenProvider: "The system keeps what it last had, or shows the placeholder."
    case .unsupportedPlacement: "The widget can't be put there, or isn't offered there."
    case .noEffect: "What it does is seen elsewhere, or on other devices."
    }
  }

  /// The way to fix a finding.
  package var help: String {
    switch self {
    case .truncatedText:
      "Give it more space, shorten it, or let it shrink by minimumScaleFactor; ViewThatFits can choose a "
        + "shorter text."
    case .clippedText: "Make the clipped view larger or the text smaller."
    case .contentBeyondEdge: "Let the views around it shrink, or show less in this family."
    case .lowContrast: "Make the text darker or lighter, or put a plainer background behind it."
    case .smallText: "Use a text style such as .caption2, or a size of 11 points and more."
    case .missingContainerBackground:
      "Put .containerBackground(for: .widget) { … } on the widget's view."
    case .blankFrame, .singleColorFrame, .transparentFrame:
      "Show something for this state: an explanation, a symbol, the last known value."
    case .severalWidgetURLs: "Keep one widgetURL, on the outermost view."
    case .deadLink: "Use widgetURL in this family."
    case .inertControl:
      "Use Button(intent:) or Toggle(isOn:intent:), or a Link to open the app at a place."
    case .unsupportedView: "Draw it by views that widgets support, or make a picture of it."
    case .missingImage: "Add it to the asset catalogue, or correct its name."
    case .largeImage: "Scale it down to the pixels that the widget shows."
    case .lostRequest: "Fetch by https in the provider, and give the entry what came."
    case .missingTranslation: "Add it to the string catalogue."
    case .missingAccessibilityLabel:
      "Give it an accessibilityLabel, or hide it by accessibilityHidden where it only decorates."
    case .placeholderShowsData: "Take unredacted() away from what shows values."
    case .timelineShowsPlaceholder: "Show an empty state where there is no data."
    case .blankSnapshot: "Give sample values to getSnapshot where context.isPreview is true."
    case .emptyTimeline: "Give Timeline at least one entry."
    case .unorderedTimeline: "Sort the entries."
    case .entriesTooClose:
      "Let Text(_:style:) or Text(timerInterval:) count, and give entries only for real changes."
    case .largeArchive: "Give fewer entries, and smaller images."
    case .providerTooSlow: "Call the completion on every path, and set a timeout on requests."
    case .brokenProvider: "See the message."
    case .unsupportedPlacement: "Add a family to supportedFamilies that is placed there."
    case .noEffect: "Look at it where the message says, or allow the finding."
    }
  }
}
