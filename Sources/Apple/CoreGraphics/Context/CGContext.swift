import DisplayList
import Foundation

/// Something to draw on. It keeps what was drawn; `makeImage()` turns that into pixels.
public final class CGContext {
  /// The state that `saveGState()` saves.
  struct State {
    var ctm = CGAffineTransform.identity
    var fill = RGBA.black
    var stroke = RGBA.black
    var line = Stroke(width: 1)
    var alpha: CGFloat = 1
    var blend = Blend.normal
    var shadow: (color: RGBA, blur: CGFloat, offset: CGSize)?
    /// The clipping paths, in the picture's coordinates.
    var clips: [(figure: Figure, rule: FillRule)] = []
    /// The pictures by whose alpha less is drawn, with their sizes in points and their maps to the picture's coordinates.
    var masks: [(mask: ImagePixels, size: CGSize, map: CGAffineTransform)] = []
    var quality = CGInterpolationQuality.default
  }

  /// Pixels.
  public let width: Int, height: Int
  /// The transform from the initial user space to the picture's, whose y points down.
  let base: CGAffineTransform
  package internal(set) var commands: [Command] = []
  var state = State()
  /// The origin of the next text, in user space.
  public var textPosition = CGPoint.zero
  /// The map of text that is drawn by its glyphs; without effect on lines of text.
  public var textMatrix = CGAffineTransform.identity
  private var saved: [State] = []
  /// The current path. Each part was in user space when it was added, and is mapped to the picture's.
  var figure = Figure()
  private var layers: [[Command]] = []
  /// The memory that pixels are written to, where the code has it.
  private var memory: BitmapMemory?
  /// The form of a pixel.
  public let bitsPerComponent: Int, bytesPerRow: Int
  public let bitmapInfo: CGBitmapInfo
  public let colorSpace: CGColorSpace?

  /// A picture whose y points up.
  ///
  /// - Parameters:
  ///   - data: the memory for pixels, which stays valid as long as the context; each drawing is seen there at once.
  ///     Nil for memory of the context's own.
  ///   - bytesPerRow: 0 for as many as a row needs.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width <= Self.longest, height <= Self.longest else { return nil }
    self.width = width
    self.height = height
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.bitsPerComponent = bitsPerComponent
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isAlpha = info.intersection(.alphaInfoMask).rawValue == CGImageAlphaInfo.alphaOnly.rawValue
    let bytes = isAlpha || space.model == .monochrome ? 1 : 4
    self.bytesPerRow = bytesPerRow > 0 ? bytesPerRow : width * bytes
    self.bitmapInfo = info
    colorSpace = isAlpha ? nil : space
    guard let data else { return }
    guard bitsPerComponent == 8, self.bytesPerRow >= width * bytes,
      let form = PixelBytes(bitsPerPixel: bytes * 8, info: info)
    else { return nil }
    memory = BitmapMemory(data, width, height, self.bytesPerRow, form)
  }

  /// - Parameter base: from the user's space to the picture's, whose y points down.
  package init(width: Int, height: Int, base: CGAffineTransform) {
    self.width = width
    self.height = height
    self.base = base
    bitsPerComponent = 8
    bytesPerRow = width * 4
    bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    colorSpace = CGColorSpaceCreateDeviceRGB()
  }

  /// The most pixels along a side.
  private static let longest = 65_536

  /// The pixels' memory: the code's own, or else the context's.
  public var data: UnsafeMutableRawPointer? {
    if let memory { return memory.start }
    let bits = bytesPerRow / width >= 4 ? 32 : 8
    guard let form = PixelBytes(bitsPerPixel: bits, info: bitmapInfo) else { return nil }
    let memory = BitmapMemory(width, height, bytesPerRow, form)
    memory.draw(commands)
    self.memory = memory
    return memory.start
  }

  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }
  public var bitsPerPixel: Int { bytesPerRow / width >= 4 ? 32 : 8 }

  /// The pixels of what was drawn so far.
  public func makeImage() -> CGImage? {
    CGImage(memory?.pixels ?? BitmapMemory.render(commands, width, height))
  }

  /// The transform from user space to the initial one.
  public var ctm: CGAffineTransform { state.ctm }
  /// Whether y points down in the initial space, as in UIKit's pictures.
  package var pointsDown: Bool { base.d >= 0 }
  /// The transform from user space to the picture's.
  var map: CGAffineTransform { state.ctm.concatenating(base) }

  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: x, y: y)
  }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.ctm = state.ctm.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// Starts a group that is composed by itself and drawn with the current alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    layers.append(commands)
    commands = []
    (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
  }

  public func endTransparencyLayer() {
    guard let outer = layers.popLast() else { return }
    let layer = commands
    commands = outer
    restoreGState()
    add(layer, isolated: true)
  }

  /// Adds commands in the picture's coordinates, with the clip and alpha of the state.
  func add(_ drawn: [Command], isolated: Bool = false) {
    guard !drawn.isEmpty, state.alpha > 0 else { return }
    let before = commands.count
    defer { if layers.isEmpty { memory?.draw(commands[before...]) } }
    var group = CompositingGroup(opacity: min(state.alpha, 1), blend: state.blend)
    group.isolated = isolated
    if let shadow = state.shadow {
      // CoreGraphics' offset and blur are the picture's own, its y up; two of its blur are one
      // standard deviation.
      group.effects = [
        .shadow(
          color: shadow.color, radius: max(shadow.blur, 0) / 2,
          offset: CGSize(
            width: shadow.offset.width,
            height: base.d < 0 ? -shadow.offset.height : shadow.offset.height))
      ]
    }
    for clip in state.clips {
      commands.append(
        .beginGroup(CompositingGroup(clip: clip.figure.outline, clipRule: clip.rule)))
    }
    let isPlain = group == CompositingGroup()
    if !isPlain { commands.append(.beginGroup(group)) }
    commands += masked(drawn)
    if !isPlain { commands.append(.endGroup) }
    for _ in state.clips { commands.append(.endGroup) }
  }

  /// Commands of which the masks of the state take away parts.
  private func masked(_ drawn: [Command]) -> [Command] {
    state.masks.reduce(drawn) { drawn, mask in
      var group = CompositingGroup()
      group.isolated = true
      var part = CompositingGroup(transform: mask.map)
      part.blend = .destinationIn
      return [.beginGroup(group)] + drawn + [
        .beginGroup(part),
        .image(
          ImageDraw(mask.mask, in: CGRect(origin: .zero, size: mask.size), interpolation: .medium)),
        .endGroup, .endGroup,
      ]
    }
  }

  /// Adds a picture of `size` points, its lower left corner at the origin.
  package func draw(_ picture: [Command], size: CGSize) {
    // The picture's y points down.
    let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    draw(picture, flipped)
  }

  /// Adds a picture through a map to the user's space.
  package func draw(_ picture: [Command], _ toUser: CGAffineTransform) {
    let kept = picture.filter {
      switch $0 {
      case .beginView, .endView: false
      default: true
      }
    }
    add(
      [.beginGroup(CompositingGroup(transform: toUser.concatenating(map)))] + kept + [.endGroup])
  }

  /// Its upper edge at the larger y, as where y points up.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    draw(
      [
        .image(
          ImageDraw(
            image.resource, in: CGRect(origin: .zero, size: rect.size),
            interpolation: state.quality.interpolation))
      ],
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY))
  }
}
