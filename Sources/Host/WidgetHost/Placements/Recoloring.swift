import DisplayList

/// The two colours of a widget that the system draws accented.
struct GroupColors: Equatable, Sendable {
  var primary: RGBA
  var accent: RGBA

  func color(of role: AccentRole?) -> RGBA {
    switch role {
    case .accent, .accentedDesaturated: accent
    case nil, .desaturated, .fullColor: primary
    }
  }
}

extension DisplayList {
  /// Each part in the one colour of its group, as strong as it was opaque: the system takes views for
  /// stencils (Apple, `WidgetRenderingMode.accented`). Each stroke of the brush gets its colour
  /// itself, so that a text stays a text in every format.
  mutating func colorGroups(_ colors: GroupColors) {
    var pass = Recoloring(colors: colors, views: views)
    for command in commands { pass.take(command) }
    commands = pass.written
    views = pass.views
  }

  /// Something in it is in the accent group.
  var hasAccentGroup: Bool {
    commands.contains { command in
      guard case .beginGroup(let group) = command else { return false }
      return group.accent == .accent || group.accent == .accentedDesaturated
    }
  }

  /// The brighter the more opaque, all in one colour: what the system makes of a widget in the vibrant
  /// mode but for the material, which shows through where nothing is (Human Interface Guidelines,
  /// Widgets, Vibrant). How it mixes the two isn't published.
  mutating func colorByLuminance(_ color: RGBA) {
    commands.insert(
      .beginGroup(
        CompositingGroup(effects: [.luminanceToAlpha, .colorMatrix(Recoloring.stencil(color))])),
      at: 0)
    commands.append(.endGroup)
  }
}

/// One pass over a list that gives every command the colour of its group.
private struct Recoloring {
  /// A group that is open.
  private struct Level {
    var role: AccentRole?
    /// Whether its contents are coloured as a whole, or not at all.
    var isLeftAlone: Bool
  }

  let colors: GroupColors
  var views: [ViewRecord]
  private(set) var written: [Command] = []
  private var levels: [Level] = [Level(role: nil, isLeftAlone: false)]
  private var openViews: [Int] = []

  init(colors: GroupColors, views: [ViewRecord]) {
    self.colors = colors
    self.views = views
    written.reserveCapacity(256)
  }

  /// Any colour becomes this one; alpha stays.
  static func stencil(_ color: RGBA) -> [Double] {
    [
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, 1, 0,
    ]
  }

  private var level: Level { levels[levels.count - 1] }
  private var color: RGBA { colors.color(of: level.role) }

  mutating func take(_ command: Command) {
    switch command {
    case .beginView(let index):
      openViews.append(index)
      written.append(command)
    case .endView:
      if !openViews.isEmpty { openViews.removeLast() }
      written.append(command)
    case .beginGroup(let group): open(group)
    case .endGroup:
      if levels.count > 1 { levels.removeLast() }
      written.append(command)
    case .fill, .stroke, .glyphs, .image:
      if level.isLeftAlone { written.append(command) } else { color(command) }
    }
  }

  private mutating func open(_ group: CompositingGroup) {
    var group = group
    let role = group.accent ?? level.role
    let startsImage = group.accent != nil && group.accent != .accent
    group.accent = nil
    guard !level.isLeftAlone else {
      levels.append(level)
      return written.append(.beginGroup(group))
    }
    let color = colors.color(of: role)
    var isLeftAlone = false
    if startsImage, role == .fullColor {
      isLeftAlone = true
    } else if startsImage {
      isLeftAlone = true
      group.effects += [.luminanceToAlpha, .colorMatrix(Self.stencil(color))]
    } else if group.effects.contains(where: \.makesAlphaOfColor) {
      // Its colours decide what is seen, so they are replaced only afterwards.
      isLeftAlone = true
      group.effects.append(.colorMatrix(Self.stencil(color)))
    } else {
      group.effects = group.effects.compactMap { $0.colored(color) }
      if group.blend.mixesColors { group.blend = .normal }
    }
    levels.append(Level(role: role, isLeftAlone: isLeftAlone))
    written.append(.beginGroup(group))
  }

  private mutating func color(_ command: Command) {
    let color = self.color
    if let index = openViews.last, views[index].color != nil,
      case .color(let ink)? = command.paint?.colored(color)
    {
      views[index].color = ink.hex
    }
    switch command {
    case .fill(let outline, let rule, let paint):
      put(paint.colored(color).map { .fill(outline, rule, $0) }, or: command)
    case .stroke(let outline, let stroke, let paint):
      put(paint.colored(color).map { .stroke(outline, stroke, $0) }, or: command)
    case .glyphs(var run):
      guard !run.isColor, let paint = run.paint.colored(color) else { return put(nil, or: command) }
      run.paint = paint
      written.append(.glyphs(run))
    case .image(var image):
      image.tint = .color(color)
      written.append(.image(image))
    case .beginView, .endView, .beginGroup, .endGroup: written.append(command)
    }
  }

  /// Writes a command; one that has no paint of its own to change is coloured as a picture.
  private mutating func put(_ colored: Command?, or command: Command) {
    if let colored { return written.append(colored) }
    written.append(.beginGroup(CompositingGroup(effects: [.colorMatrix(Self.stencil(color))])))
    written.append(command)
    written.append(.endGroup)
  }
}

extension Command {
  fileprivate var paint: Paint? {
    switch self {
    case .fill(_, _, let paint), .stroke(_, _, let paint): paint
    case .glyphs(let run): run.paint
    case .image(let image): image.tint
    case .beginView, .endView, .beginGroup, .endGroup: nil
    }
  }
}

extension Paint {
  /// The paint in another color, with its own alpha; nil for a paint with pictures.
  fileprivate func colored(_ color: RGBA) -> Paint? {
    func ink(_ alpha: Double) -> RGBA { RGBA(color.red, color.green, color.blue, alpha) }
    func ink(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(ink($0.color.alpha), at: $0.location) }
    }
    switch self {
    case .color(let rgba): return .color(ink(rgba.alpha))
    case .linear(let stops, let start, let end): return .linear(ink(stops), start: start, end: end)
    case .radial(let stops, let center, let start, let end, let transform):
      return .radial(
        ink(stops), center: center, startRadius: start, endRadius: end, transform: transform)
    case .angular(let stops, let center, let start, let end):
      return .angular(ink(stops), center: center, start: start, end: end)
    case .image: return nil
    }
  }
}

extension Effect {
  fileprivate var makesAlphaOfColor: Bool {
    switch self {
    case .luminanceToAlpha: true
    case .colorMatrix(let matrix): matrix.count == 20 && matrix[15..<18].contains { $0 != 0 }
    case .blur, .shadow: false
    }
  }

  /// The effect on a picture of one colour; nil where nothing is left of it.
  fileprivate func colored(_ color: RGBA) -> Effect? {
    switch self {
    case .shadow(let shadow, let radius, let offset):
      return .shadow(
        color: RGBA(color.red, color.green, color.blue, shadow.alpha), radius: radius,
        offset: offset)
    case .colorMatrix(let matrix):
      guard matrix.count == 20, Array(matrix[15...]) != [0, 0, 0, 1, 0] else { return nil }
      return .colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0] + matrix[15...])
    case .blur, .luminanceToAlpha: return self
    }
  }
}

extension Blend {
  /// Whether the mode mixes the colours of both pictures, with the alpha of the normal mode.
  fileprivate var mixesColors: Bool {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker,
      .plusLighter:
      true
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .sourceIn, .sourceOut,
      .destinationIn, .destinationAtop, .xor:
      false
    }
  }
}
