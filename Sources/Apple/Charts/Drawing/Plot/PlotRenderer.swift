import SwiftUI

/// Draws the marks of a plot.
@MainActor
struct PlotRenderer {
  let geometry: PlotGeometry
  let styles: SeriesStyles
  let composition: Composition
  /// The box of each mark drawn; its annotations are placed around it.
  private(set) var targets: [(model: ModelMark, box: CGRect)] = []
  /// The keys of the positions with more than one bar.
  private let sharedPositions: Set<String>

  init(_ geometry: PlotGeometry, _ styles: SeriesStyles, _ composition: Composition) {
    self.geometry = geometry
    self.styles = styles
    self.composition = composition
    var once: Set<String> = []
    sharedPositions = Set(
      geometry.model.marks.filter { $0.mark.kind == .bar }.map(Self.positionKey)
        .filter { !once.insert($0).inserted })
  }

  mutating func drawMarks() {
    // A unit is drawn at once: a mark, or all the marks of a line, an area, a pie.
    var units: [[ModelMark]] = []
    var indices: [String: Int] = [:]
    for model in geometry.model.marks {
      let kind = model.mark.kind
      guard kind == .line || kind == .area || kind == .sector else {
        units.append([model])
        continue
      }
      let key = kind == .sector ? "sectors" : "\(kind.rawValue)|\(model.series)"
      if let index = indices[key] {
        units[index].append(model)
      } else {
        indices[key] = units.count
        units.append([model])
      }
    }
    let heights = units.map { $0[0].mark.attributes.zIndex ?? 0 }
    let order = units.indices.sorted {
      heights[$0] == heights[$1] ? $0 < $1 : heights[$0] < heights[$1]
    }
    for i in order { drawUnit(units[i]) }
  }

  private mutating func drawUnit(_ models: [ModelMark]) {
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
    let attributes = model.mark.attributes
    let isLone = (model.mark.stacking ?? .unstacked) == .unstacked || isAlone(model)
    let automatic =
      model.mark.kind == .bar && isLone ? ChartMetrics.barCornerRadius : 0
    let radius = min(max(attributes.cornerRadius ?? automatic, 0), min(box.width, box.height) / 2)
    let path =
      radius > 0
      ? Path(roundedRect: box, cornerRadius: radius, style: attributes.cornerStyle) : Path(box)
    draw(model, path, box: box)
    targets.append((model, box))
  }

  /// The bar is not stacked: it begins at zero, and no other bar at its position does.
  private func isAlone(_ model: ModelMark) -> Bool {
    let span = model.grows == .vertical ? model.y : model.x
    guard case .numbers(0, _, _) = span else { return false }
    return !sharedPositions.contains(Self.positionKey(model))
  }

  private static func positionKey(_ model: ModelMark) -> String {
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
    let method = models.first { $0.mark.attributes.interpolation != nil }?.mark.attributes
      .interpolation
    var path = Path()
    path.move(to: points[0])
    Curve.add(points, method ?? .linear, to: &path)
    let attributes = models[0].mark.attributes
    if points.count > 1 {
      let stroke = lineStyle(models[0], width: ChartMetrics.lineWidth)
      draw(first.0, path, box: path.boundingRect, stroke: stroke, label: seriesLabel(models))
    }
    for (model, position) in placed {
      let hasSymbol = model.mark.attributes.symbol != nil || model.mark.attributes.symbolBy != nil
      // A single point makes no line; without a symbol the chart would be empty.
      if hasSymbol || (points.count == 1 && attributes.symbol == nil) {
        symbol(model, at: position)
      }
      targets.append((model, CGRect(origin: position, size: .zero)))
    }
  }

  private mutating func area(_ models: [ModelMark]) {
    let placed = models.compactMap { model in geometry.edges(model).map { (model, $0) } }
    guard let first = placed.first else { return }
    let method =
      models.first { $0.mark.attributes.interpolation != nil }?.mark.attributes.interpolation
      ?? .linear
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
    guard let position = geometry.point(model) else { return }
    symbol(model, at: position)
    let side = area(of: model).squareRoot()
    targets.append(
      (
        model,
        CGRect(x: position.x - side / 2, y: position.y - side / 2, width: side, height: side)
      ))
  }

  private mutating func sectors(_ models: [ModelMark]) {
    let pieces = Sectors(size: geometry.size).pieces(
      models.compactMap(\.mark.sector), radii: models.map { $0.mark.attributes.cornerRadius ?? 0 })
    for (model, piece) in zip(models, pieces) {
      guard let piece else { continue }
      draw(model, piece.path, box: piece.path.boundingRect)
      targets.append((model, CGRect(origin: piece.middle, size: .zero)))
    }
  }

  // MARK: Symbols

  private func area(of model: ModelMark) -> CGFloat {
    let attributes = model.mark.attributes
    let area =
      attributes.symbolArea ?? attributes.symbolSizeBy.map { styles.symbolArea($0.start) }
      ?? ChartMetrics.symbolArea
    return area.isFinite ? max(area, 0) : ChartMetrics.symbolArea
  }

  private func symbol(_ model: ModelMark, at position: CGPoint) {
    let attributes = model.mark.attributes
    let symbol =
      attributes.symbol ?? attributes.symbolBy.map { styles.symbol($0.start) }
      ?? .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle))
    switch symbol {
    case .shape(let shape):
      let side = area(of: model).squareRoot()
      let box = CGRect(
        x: position.x - side / 2, y: position.y - side / 2, width: side, height: side)
      var kind = model
      kind.mark.kind = .point
      draw(kind, shape.path(in: box), box: box)
    case .view(let view):
      let item = composition.item(view.foregroundStyle(style(model)).opacity(attributes.opacity))
      let size = item.size(.unspecified)
      composition.place(
        item, at: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2),
        .unspecified)
    }
  }

  // MARK: Styles

  private func style(_ model: ModelMark) -> AnyShapeStyle {
    let attributes = model.mark.attributes
    if let style = attributes.style { return style }
    if let by = attributes.styleBy { return styles.style(by.start) }
    return AnyShapeStyle(ChartMetrics.palette[0])
  }

  private func lineStyle(_ model: ModelMark, width: CGFloat) -> StrokeStyle {
    let attributes = model.mark.attributes
    if let style = attributes.lineStyle { return style }
    if let by = attributes.lineStyleBy { return styles.lineStyle(by.start) }
    return StrokeStyle(lineWidth: width, lineJoin: .round)
  }

  private func draw(
    _ model: ModelMark, _ path: Path, box: CGRect, stroke: StrokeStyle? = nil,
    label: String? = nil
  ) {
    let attributes = model.mark.attributes
    var figure = DrawnFigure(model.mark.kind.rawValue, path, style(model))
    figure.stroke = stroke
    figure.opacity = attributes.opacity
    figure.effects = attributes.effects
    figure.blendMode = attributes.blendMode ?? .normal
    let plot = CGRect(origin: .zero, size: geometry.size)
    figure.reach = attributes.alignsWithPlot == true ? plot : box
    if let clip = attributes.clips.last { figure.clip = clip.path(in: plot) }
    figure.isHiddenFromAccessibility = attributes.isHidden ?? false
    figure.label =
      label ?? MarkAccessibility.label(model.mark, composition, count: geometry.model.marks.count)
    composition.draw(figure)
  }

  private func seriesLabel(_ models: [ModelMark]) -> String {
    let mark = models[0].mark
    if let label = mark.attributes.label {
      return MarkAccessibility.label(mark, label, composition)
    }
    let name = (mark.series ?? mark.attributes.styleBy)?.start.name
    let parts = [name, MarkAccessibility.title(mark.y.parts.first, composition)].compactMap { $0 }
    return parts.joined(separator: ", ")
  }
}
