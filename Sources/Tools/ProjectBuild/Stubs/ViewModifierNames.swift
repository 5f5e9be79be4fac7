/// The names of modifiers by which code shows that a value is a view.
enum ViewModifierNames {
  static let all: Set<String> = [
    "accentColor", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alignmentGuide",
    "allowsHitTesting", "animation", "aspectRatio", "background", "backgroundStyle", "badge",
    "blendMode", "blur", "border", "brightness", "buttonStyle", "clipShape", "clipped",
    "compositingGroup", "containerBackground", "containerRelativeFrame", "contentMargins",
    "contentShape", "contentTransition", "contrast", "controlSize", "cornerRadius", "disabled",
    "drawingGroup", "dynamicTypeSize", "edgesIgnoringSafeArea", "environment",
    "environmentObject", "fixedSize", "font", "fontDesign", "fontWeight", "fontWidth",
    "foregroundColor", "foregroundStyle", "frame", "gaugeStyle", "geometryGroup", "gesture",
    "grayscale", "help", "hidden", "hueRotation", "id", "ignoresSafeArea", "imageScale",
    "invalidatableContent", "italic", "labelStyle", "labelsHidden", "layoutPriority",
    "lineLimit", "lineSpacing", "listStyle", "mask", "matchedGeometryEffect",
    "minimumScaleFactor", "modifier", "monospaced", "monospacedDigit", "multilineTextAlignment",
    "navigationTitle", "offset", "onAppear", "onChange", "onDisappear", "onReceive",
    "onTapGesture", "opacity", "overlay", "padding", "position", "preferredColorScheme",
    "privacySensitive", "progressViewStyle", "redacted", "rotation3DEffect", "rotationEffect",
    "safeAreaInset", "saturation", "scaleEffect", "scaledToFill", "scaledToFit", "shadow",
    "sheet", "strikethrough", "symbolEffect", "symbolRenderingMode", "symbolVariant", "tag",
    "task", "textCase", "tint", "toggleStyle", "transaction", "transition", "truncationMode",
    "underline", "unredacted", "widgetAccentable", "widgetLabel", "widgetURL", "zIndex",
  ]
}
