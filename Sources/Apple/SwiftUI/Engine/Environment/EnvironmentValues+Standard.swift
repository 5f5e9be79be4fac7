import Foundation
import SystemDesigns

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { fields.colorScheme }
    set { fields.colorScheme = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast { fields.colorSchemeContrast }
  /// The contrast as the host sets it; the public one is read only, as Apple's.
  package var _colorSchemeContrast: ColorSchemeContrast {
    get { fields.colorSchemeContrast }
    set { fields.colorSchemeContrast = newValue }
  }
  public var locale: Locale {
    get { fields.locale }
    set { fields.locale = newValue }
  }
  public var timeZone: TimeZone {
    get { fields.timeZone }
    set { fields.timeZone = newValue }
  }
  public var calendar: Calendar {
    get { fields.calendar }
    set { fields.calendar = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { fields.layoutDirection }
    set { fields.layoutDirection = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { fields.dynamicTypeSize }
    set { fields.dynamicTypeSize = newValue }
  }
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(fields.dynamicTypeSize) }
    set { fields.dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { fields.displayScale }
    set { fields.displayScale = newValue > 0 && newValue.isFinite ? newValue : 1 }
  }
  /// Points per pixel.
  public var pixelLength: CGFloat { 1 / fields.displayScale }
  public var redactionReasons: RedactionReasons {
    get { fields.redactionReasons }
    set { fields.redactionReasons = newValue }
  }
  public var isEnabled: Bool {
    get { fields.isEnabled }
    set { fields.isEnabled = newValue }
  }
  public var font: Font? {
    get { fields.font }
    set { fields.font = newValue }
  }
  public var lineLimit: Int? {
    get { fields.paragraph.lineLimit }
    set { fields.paragraph.lineLimit = newValue }
  }
  public var lineSpacing: CGFloat {
    get { fields.paragraph.lineSpacing }
    set { fields.paragraph.lineSpacing = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { fields.paragraph.minimumScaleFactor }
    set { fields.paragraph.minimumScaleFactor = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { TextAlignment(fields.paragraph.alignment) }
    set { fields.paragraph.alignment = newValue.paragraph }
  }
  public var allowsTightening: Bool {
    get { fields.paragraph.allowsTightening }
    set { fields.paragraph.allowsTightening = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { fields.legibilityWeight }
    set { fields.legibilityWeight = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { fields.symbolRenderingMode }
    set { fields.symbolRenderingMode = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { fields.symbolVariants }
    set { fields.symbolVariants = newValue }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { fields.backgroundStyle }
    set { fields.backgroundStyle = newValue }
  }
  /// The design in which the picture is drawn.
  package var systemDesign: SystemDesign {
    get { fields.design }
    set { fields.design = newValue }
  }
  package var surface: RenderingSurface {
    get { fields.displaysIn }
    set { fields.displaysIn = newValue }
  }
}
