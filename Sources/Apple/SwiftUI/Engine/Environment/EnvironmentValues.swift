import Foundation
import Symbols
import Typesetting

/// What views find around them. A value; setting one key copies the rest only where it is shared.
public struct EnvironmentValues {
  /// The keys that the library itself reads often stand as fields, the others in a table.
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
    /// The major axis of the nearest stack; `Spacer` and `Divider` go by it.
    var stackAxis: Axis?
    var font: Font?
    var fontModifiers: [FontModifier] = []
    var lineLimit: Int?
    var lineLimitReservesSpace = false
    var lineSpacing: CGFloat = 0
    /// What a text has below its lines, as in a gauge; points.
    var roomBelowText: CGFloat = 0
    var minimumScaleFactor: CGFloat = 1
    var multilineTextAlignment = TextAlignment.leading
    var truncation = ParagraphStyle.Truncation.tail
    var allowsTightening = false
    var letterCase: LetterCase?
    var textAttributes = TextAttributes()
    var legibilityWeight: LegibilityWeight?
    var symbolScale = SymbolLibrary.Scale.medium
    var symbolRenderingMode: SymbolRenderingMode?
    var symbolVariants = SymbolVariants.none
    /// The styles of `foregroundStyle`, primary first; empty for the default.
    var foregroundStyles: [AnyShapeStyle] = []
    /// Whether somebody asked for them; else they are what a control gives its label.
    var isForegroundChosen = false
    var backgroundStyle: AnyShapeStyle?
    var tint: AnyShapeStyle?
    var os = 26
    var platform = DesignPlatform.iOS
    var displaysIn: RenderingSurface = .widget
    var containerShape = ContainerOutline.none
    /// Of the container around, a widget within its margins: for `containerRelativeFrame`.
    var containerSize: CGSize?
    /// Where the picture's diagnostics are gathered.
    var notes: Notes?
  }

  private final class Storage {
    var fields = Fields()
    var values: [ObjectIdentifier: Any] = [:]
    func copy() -> Storage {
      let copy = Storage()
      copy.fields = fields
      copy.values = values
      return copy
    }
  }

  private var storage = Storage()

  public init() {}

  /// The same values without a look at them; others may be equal all the same.
  func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  var fields: Fields {
    _read { yield storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      yield &storage.fields
    }
  }

  /// An object that stands in the environment by its type.
  subscript(objectOf type: ObjectIdentifier) -> AnyObject? {
    get { storage.values[type].map { $0 as AnyObject } }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      storage.values[type] = newValue
    }
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      storage.values[ObjectIdentifier(key)] = newValue
    }
  }
}
