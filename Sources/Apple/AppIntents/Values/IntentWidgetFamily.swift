/// The widget families, as the parameters of an intent name them.
public enum IntentWidgetFamily: Hashable, Sendable, CaseIterable, _IntentValue {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular,
    accessoryRectangular, accessoryInline, accessoryCorner
}
