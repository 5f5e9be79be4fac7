import SwiftUI

/// Draws the marks of a plot.
@MainActor
struct PlotPainter {
  let geometry: PlotGeometry
  let looks: LookScales
  let composition: Composition
  /// Of each mark that has one: the box that its annotations stand around.
  private(set) var targets: [(model: ModelMark, box: CGRect)] = []
  /// Where more than one bar stands.
  private let stackedPlaces: Set<String>

  init(_ geometry: PlotGeometry, _ looks: LookScales, _ composition: Composition) {
    self.geometry = geometry
    self.looks = looks
    self.composition = composition
    var once: Set<String> = []
    stackedPlaces = Set(
      geometry.model.marks.filter { $0.mark.kind == .bar }.map(Self.place)
        .filter { !once.insert($0).inserted })
  }

  mutating func paint() {
    // What is drawn at once: a mark, or all the marks of a line, an area, a pie.
    var units: [[ModelMark]] = []
    var places: [String: Int] = [:]
    for model in geometry.model.marks {
      let kind = model.mark.kind
      guard kind == .line || kind == .area || kind == .sector else {
        units.append([model])
        continue
      }
      let key = kind == .sector ? "sectors" : "\(kind.rawValue)|\(model.series)"
      if let place = places[key] {
        units[place].append(model)
      } else {
        places[key] = units.count
        units.append([model])
      }
    }
    let heights = units.map { $0[0].mark.look.zIndex ?? 0 }
    let order = units.indices.sorted {
      heights[$0] == heights[$1] ? $0 < $1 : heights[$0] < heights[$1]
    }
    for i in order { paint(units[i]) }
  }

  private mutating func paint(_ models: [ModelMark]) {
    switch models[0].mark.kind {
    case .bar, .rectangle: bar(models[0])
    case .point: point(models[0])
    case .rule: rule(models[0])
    case .line: line(models)
    case .area: area(models)
    case .sector: sectors(models)
    }
  }

  // MARK: Kinds

  private mutating func bar(_ model: ModelMark) {
    guard let box = geometry.box(model) else { return }
    let look = model.mark.look
    let isLone = (model.mark.stacking ?? .unstacked) == .unstacked || isAlone(model)
    let automatic =
      model.mark.kind == .bar && isLone ? ChartMetrics.barCornerRadius : 0
    let radius = min(max(look.cornerRadius ?? automatic, 0), min(box.width, box.height) / 2)
    let path =
      radius > 0
      ? Path(roundedRect: box, cornerRadius: radius, style: look.cornerStyle) : Path(box)
    draw(model, path, box: box)
    targets.append((model, box))
  }

  /// Nothing is stacked upon the bar: it begins at zero, and no other bar at its place does.
  private func isAlone(_ model: ModelMark) -> Bool {
    let span = model.grows == .vertical ? model.y : model.x
    guard case .numbers(0, _, _) = span else { return false }
    return !stackedPlaces.contains(Self.place(model))
  }

  private static func place(_ model: ModelMark) -> String {
    "\(model.grows == .vertical ? model.x.key : model.y.key)|\(model.group)"
  }

  private mutating func rule(_ model: ModelMark) {
    guard let (a, b) = geometry.rule(model) else { return }
    let path = Path {
      $0.move(to: a)
      $0.addLine(to: b)
    }
    let stroke = lineStyle(model, width: ChartMetrics.ruleWidth)
    draw(model, path, box: path.boundingRect, stroke: stroke)
    targets.append(
      (
        model,
        CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
      )
    )
  }

  private mutating func line(_ models: [ModelMark]) {
    let placed = models.compactMap { model in geometry.point(model).map { (model, $0) } }
    guard let first = placed.first else { return }
    let points = placed.map(\.1)
    let method = models.first { $0.mark.look.interpolation != nil }?.mark.look.interpolation
    var path = Path()
    path.move(to: points[0])
    Curve.add(points, method ?? .linear, to: &path)
    let look = models[0].mark.look
    if points.count > 1 {
      let stroke = lineStyle(models[0], width: ChartMetrics.lineWidth)
      draw(first.0, path, box: path.boundingRect, stroke: stroke, label: seriesLabel(models))
    }
    for (model, place) in placed {
      let hasSymbol = model.mark.look.symbol != nil || model.mark.look.symbolBy != nil
      // One point alone makes no line; it would be a chart without anything in it.
      if hasSymbol || (points.count == 1 && look.symbol == nil) { symbol(model, at: place) }
      targets.append((model, CGRect(origin: place, size: .zero)))
    }
  }

  private mutating func area(_ models: [ModelMark]) {
    let placed = models.compactMap { model in geometry.edges(model).map { (model, $0) } }
    guard let first = placed.first else { return }
    let method =
      models.first { $0.mark.look.interpolation != nil }?.mark.look.interpolation ?? .linear
    let far = placed.map(\.1.far), near = Array(placed.map(\.1.near).reversed())
    var path = Path()
    path.move(to: far[0])
    Curve.add(far, method, to: &path)
    path.addLine(to: near[0])
    Curve.add(near, method, isReversed: true, to: &path)
    path.closeSubpath()
    draw(first.0, path, box: path.boundingRect, label: seriesLabel(models))
    for (model, edges) in placed { targets.append((model, CGRect(origin: edges.far, size: .zero))) }
  }

  private mutating func point(_ model: ModelMark) {
    guard let place = geometry.point(model) else { return }
    symbol(model, at: place)
    let side = area(of: model).squareRoot()
    targets.append(
      (
        model,
        CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
      ))
  }

  private mutating func sectors(_ models: [ModelMark]) {
    let pieces = Sectors(size: geometry.size).pieces(
      models.compactMap(\.mark.sector), radii: models.map { $0.mark.look.cornerRadius ?? 0 })
    for (model, piece) in zip(models, pieces) {
      guard let piece else { continue }
      draw(model, piece.path, box: piece.path.boundingRect)
      targets.append((model, CGRect(origin: piece.middle, size: .zero)))
    }
  }

  // MARK: Symbols

  private func area(of model: ModelMark) -> CGFloat {
    let look = model.mark.look
    let area =
      look.symbolArea ?? look.symbolSizeBy.map { looks.symbolArea($0.start) }
      ?? ChartMetrics.symbolArea
    return area.isFinite ? max(area, 0) : ChartMetrics.symbolArea
  }

  private func symbol(_ model: ModelMark, at place: CGPoint) {
    let look = model.mark.look
    let symbol =
      look.symbol ?? look.symbolBy.map { looks.symbol($0.start) }
      ?? .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle))
    switch symbol {
    case .shape(let shape):
      let side = area(of: model).squareRoot()
      let box = CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
      var kind = model
      kind.mark.kind = .point
      draw(kind, shape.path(in: box), box: box)
    case .view(let view):
      let item = composition.item(view.foregroundStyle(style(model)).opacity(look.opacity))
      let size = item.size(.unspecified)
      composition.place(
        item, at: CGPoint(x: place.x - size.width / 2, y: place.y - size.height / 2), .unspecified)
    }
  }

  // MARK: Looks

  private func style(_ model: ModelMark) -> AnyShapeStyle {
    let look = model.mark.look
    if let style = look.style { return style }
    if let by = look.styleBy { return looks.style(by.start) }
    return AnyShapeStyle(ChartMetrics.palette[0])
  }

  private func lineStyle(_ model: ModelMark, width: CGFloat) -> StrokeStyle {
    let look = model.mark.look
    if let style = look.lineStyle { return style }
    if let by = look.lineStyleBy { return looks.lineStyle(by.start) }
    return StrokeStyle(lineWidth: width, lineJoin: .round)
  }

  private func draw(
    _ model: ModelMark, _ path: Path, box: CGRect, stroke: StrokeStyle? = nil,
    label: String? = nil
  ) {
    let look = model.mark.look
    var figure = DrawnFigure(model.mark.kind.rawValue, path, style(model))
    figure.stroke = stroke
    figure.opacity = look.opacity
    figure.effects = look.effects
    figure.blendMode = look.blendMode ?? .normal
    let plot = CGRect(origin: .zero, size: geometry.size)
    figure.reach = look.alignsWithPlot == true ? plot : box
    if let clip = look.clips.last { figure.clip = clip.path(in: plot) }
    figure.isHiddenFromAccessibility = look.isHidden ?? false
    figure.label =
      label ?? MarkSpeech.label(model.mark, composition, count: geometry.model.marks.count)
    composition.draw(figure)
  }

  private func seriesLabel(_ models: [ModelMark]) -> String {
    let mark = models[0].mark
    if let label = mark.look.label { return MarkSpeech.label(mark, label, composition) }
    let name = (mark.series ?? mark.look.styleBy)?.start.name
    let parts = [name, MarkSpeech.title(mark.y.parts.first, composition)].compactMap { $0 }
    return parts.joined(separator: ", ")
  }
}
