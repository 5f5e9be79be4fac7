import CoreGraphics
import DisplayList
import Foundation

/// The context that a ``Canvas`` draws in. It is a value: a copy keeps its own transform, clips,
/// opacity and filters, and draws on the same sheet.
public struct GraphicsContext {
  let sheet: CanvasSheet
  /// The map from the context's coordinates to the canvas's.
  public var transform = CGAffineTransform.identity
  /// 0…1; of each thing drawn.
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  private(set) var clips: [ContextClip] = []
  private(set) var filters: [ContextFilter] = []

  init(_ sheet: CanvasSheet) { self.sheet = sheet }

  public var environment: EnvironmentValues { sheet.inputs.environment }

  // MARK: Transform

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// - Parameters: points of the context's own coordinates.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// `matrix` first, then what is there.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips to the outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A rectangle, in the context's coordinates, outside which nothing is drawn; `.null` where
  /// nothing is drawn at all.
  public var clipBoundingRect: CGRect {
    var box = CGRect(origin: .zero, size: sheet.size)
    for clip in clips {
      guard let bounds = clip.bounds else { continue }
      box = box.common(bounds) ?? .null
      if box.isNull { return .null }
    }
    return transform.isIdentity ? box : box.applying(transform.inverted())
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let figure = path.figure.expanded.applying(transform)
    clips.append(
      options.contains(.inverse)
        ? .outside(figure, style.rule) : .outline(figure, style.rule))
  }

  /// Draws only where the layer has alpha; with `.inverse` only where it hasn't.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = GraphicsContext(sheet)
    inner.transform = transform
    let mask = try sheet.captured { try content(&inner) }
    clips.append(.layer(mask, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  // MARK: Filters and layers

  /// The filter that was added last is applied first: a threshold before a blur in the code comes after
  /// it in the picture, as in the well-known way to draw drops that flow together.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(ContextFilter(filter: filter, transform: transform))
  }

  /// Draws `content` as one picture, which meets what is there with this context's opacity, blend
  /// mode and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(sheet)
    inner.transform = transform
    let layer = try sheet.captured { try content(&inner) }
    append(layer, isLayer: true)
  }

  // MARK: Drawing

  /// Draws with CoreGraphics, in this context's coordinates: y points down.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    // No number first: then the least stays.
    func side(_ length: CGFloat) -> Int { Int(clamping: length.rounded(.up), to: 1...16_384) }
    let context = CGContext(
      width: side(sheet.size.width), height: side(sheet.size.height), base: .identity)
    try content(context)
    appendMapped(context.commands)
  }

  /// Adds commands whose coordinates are the canvas's, with this context's clips, filters and opacity.
  func append(_ commands: [Command], isLayer: Bool = false) {
    guard opacity > 0, !commands.isEmpty, transform.isUsable else { return }
    var group = CompositingGroup(
      opacity: CGFloat(min(opacity, 1)), blend: blendMode.blend,
      effects: filters.reversed().flatMap { $0.effects(environment) }, isolated: isLayer)
    var commands = commands
    if commands.count == 1, group.opacity < 1, group.blend == .normal, group.effects.isEmpty,
      let faded = commands[0].dimmed(Double(group.opacity))
    {
      commands = [faded]
      group.opacity = 1
    }
    for clip in clips { sheet.commands.append(.beginGroup(clip.group(sheet.size))) }
    let isPlain = group == CompositingGroup()
    if !isPlain { sheet.commands.append(.beginGroup(group)) }
    sheet.commands += commands
    if !isPlain { sheet.commands.append(.endGroup) }
    for _ in clips { sheet.commands.append(.endGroup) }
  }

  /// Adds commands whose coordinates are this context's.
  func appendMapped(_ commands: [Command]) {
    if transform.isIdentity { return append(commands) }
    append(
      [.beginGroup(CompositingGroup(transform: transform))] + commands + [.endGroup])
  }
}
