import Foundation
import Symbols
import SystemDesigns
import Typesetting

/// The values that views find in their environment. Setting one key copies the rest only where it is
/// shared.
public struct EnvironmentValues {
  /// The keys that the library itself reads often are fields; the others are in a table.
  struct Fields {
    var colorScheme = ColorScheme.light
    var colorSchemeContrast = ColorSchemeContrast.standard
    var locale = Locale(identifier: "en_US")
    var timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    var layoutDirection = LayoutDirection.leftToRight
    var dynamicTypeSize = DynamicTypeSize.large
    var displayScale: CGFloat = 3
    var redactionReasons: RedactionReasons = []
    var isSensitive = false
    var isEnabled = true
    var font: Font?
    /// The font of all texts and symbols, whatever is set on them; nil for theirs.
    var fixedFont: Font?
    var fontModifiers: [FontModifier] = []
    /// The lines of texts. `paragraphStyle` adds what follows from other fields.
    var paragraph = ParagraphStyle()
    /// The space that a text keeps below its lines, as in a gauge; points.
    var spaceBelowText: CGFloat = 0
    var letterCase: LetterCase?
    var textAttributes = TextAttributes()
    var legibilityWeight: LegibilityWeight?
    var symbolScale = SymbolLibrary.Scale.medium
    var symbolRenderingMode: SymbolRenderingMode?
    var symbolVariants = SymbolVariants.none
    /// The styles of `foregroundStyle`, primary first; empty for the default.
    var foregroundStyles: [AnyShapeStyle] = []
    /// Whether they were set by a modifier; else they are what a control gives its label.
    var isForegroundChosen = false
    var backgroundStyle: AnyShapeStyle?
    var tint: AnyShapeStyle?
    var design = SystemDesign.standard
    var displaysIn: RenderingSurface = .widget
    var containerShape = ContainerOutline.none
    /// The size of the container around, a widget within its margins: for `containerRelativeFrame`.
    var containerSize: CGSize?
    /// The picture's diagnostics.
    var diagnostics: DiagnosticRecorder?
  }

  private final class Storage {
    // An access to either ends before another begins: it isn't checked.
    @exclusivity(unchecked) var fields: Fields
    @exclusivity(unchecked) var values: [ObjectIdentifier: Any]
    /// The paragraph style of the fields; nil until asked for after a change.
    @exclusivity(unchecked) var paragraph: ParagraphStyle?
    init(_ fields: Fields, _ values: [ObjectIdentifier: Any]) {
      self.fields = fields
      self.values = values
    }
    func copy() -> Storage { Storage(fields, values) }
  }

  private var storage = Storage(Fields(), [:])

  public init() {}

  /// Whether both share their storage. Values that don't may be equal all the same.
  func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  var fields: Fields {
    _read { yield storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      storage.paragraph = nil
      yield &storage.fields
    }
  }

  /// The attributes of texts, without a copy of all fields.
  var textAttributes: TextAttributes { storage.fields.textAttributes }

  /// The paragraph style of this environment: line breaking, truncation and alignment, with the
  /// direction, the language, the scale and the rounding of lines. Most texts share their environment, and so this.
  var paragraphStyle: ParagraphStyle {
    if let known = storage.paragraph { return known }
    let style = makeParagraphStyle()
    storage.paragraph = style
    return style
  }

  /// An object that the environment holds by its type.
  subscript(objectOf type: ObjectIdentifier) -> AnyObject? {
    get { storage.values[type].map { $0 as AnyObject } }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      storage.values[type] = newValue
    }
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A missing value cast to an optional type would be nil, and not the default.
      guard let value = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      storage.values[ObjectIdentifier(key)] = newValue
    }
  }
}
