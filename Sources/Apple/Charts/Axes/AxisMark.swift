import SwiftUI

/// A line, a tick or a label at a value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  associatedtype Body: AxisMark
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency
  static func _collect(_ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts)
}

extension AxisMark {
  @MainActor @preconcurrency
  public static func _collect(_ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts) {
    Body._collect(mark.body, value, into: &parts)
  }
}

/// What stands at one value of an axis.
public struct _AxisParts {
  var parts: [AxisPart] = []
}

struct AxisPart {
  enum Kind {
    case grid(centered: Bool?, StrokeStyle?)
    case tick(centered: Bool?, AxisTick.Length, StrokeStyle?)
    case label(AxisLabelSpec)
  }
  var kind: Kind
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A label as its source gives it.
struct AxisLabelSpec {
  var content: (AxisValue) -> AnyView?
  var centered: Bool?
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  /// Points; nil for the default.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

@MainActor @preconcurrency
public protocol _PrimitiveAxisMark: AxisMark where Body == Never {}

extension _PrimitiveAxisMark {
  public var body: Never { _noBody(Self.self) }
}

extension Never: AxisMark {
  @MainActor public static func _collect(
    _ mark: Never, _ value: AxisValue?, into parts: inout _AxisParts
  ) {}
}

/// A line across the plot at a value.
public nonisolated struct AxisGridLine: _PrimitiveAxisMark {
  private let centered: Bool?
  private let stroke: StrokeStyle?

  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }

  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    parts.parts.append(AxisPart(kind: .grid(centered: mark.centered, mark.stroke)))
  }
}

/// A short line outside of the plot at a value.
public nonisolated struct AxisTick: _PrimitiveAxisMark {
  private let centered: Bool?
  private let length: Length
  private let stroke: StrokeStyle?

  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic
      case fixed(CGFloat)
      case label(CGFloat), longestLabel(CGFloat)
    }
    let kind: Kind
    public static let automatic = Length(kind: .automatic)
    /// As long as the label.
    public static let label = Length(kind: .label(0))
    /// As long as the longest label of the axis.
    public static let longestLabel = Length(kind: .longestLabel(0))
    /// - Parameter extendPastBy: points.
    public static func label(extendPastBy: CGFloat) -> Length {
      Length(kind: .label(extendPastBy))
    }
    public static func longestLabel(extendPastBy: CGFloat) -> Length {
      Length(kind: .longestLabel(extendPastBy))
    }
  }

  public nonisolated init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.centered = centered
    self.length = length
    self.stroke = stroke
  }

  /// - Parameter length: points.
  public nonisolated init(
    centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil
  ) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }

  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    parts.parts.append(AxisPart(kind: .tick(centered: mark.centered, mark.length, mark.stroke)))
  }
}

/// Makes the marks at a value of the statements in a closure.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyAxisMark { EmptyAxisMark() }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> _AxisMarkList {
    var list: [@MainActor (AxisValue?, inout _AxisParts) -> Void] = []
    func add<C: AxisMark>(_ mark: C) { list.append { C._collect(mark, $0, into: &$1) } }
    repeat add(each content)
    return _AxisMarkList(list: list)
  }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(.first(first)) }
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(.second(second)) }
  public static func buildLimitedAvailability(_ content: any AxisMark) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}

extension Optional: AxisMark, _PrimitiveAxisMark where Wrapped: AxisMark {
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    if let mark { Wrapped._collect(mark, value, into: &parts) }
  }
}

public nonisolated struct EmptyAxisMark: _PrimitiveAxisMark {
  public nonisolated init() {}
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {}
}

public nonisolated struct _AxisMarkList: _PrimitiveAxisMark {
  let list: [@MainActor (AxisValue?, inout _AxisParts) -> Void]
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    for one in mark.list { one(value, &parts) }
  }
}

/// A mark of an axis whose type is hidden.
public nonisolated struct AnyAxisMark: _PrimitiveAxisMark {
  private let collect: @MainActor (AxisValue?, inout _AxisParts) -> Void
  public nonisolated init<Mark: AxisMark>(_ mark: Mark) {
    collect = { Mark._collect(mark, $0, into: &$1) }
  }
  public nonisolated init(erasing mark: any AxisMark) {
    func open<M: AxisMark>(_ mark: M) -> AnyAxisMark { AnyAxisMark(mark) }
    self = open(mark)
  }
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    mark.collect(value, &parts)
  }
}

extension BuilderConditional: AxisMark, _PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    switch mark.storage {
    case .first(let first): TrueContent._collect(first, value, into: &parts)
    case .second(let second): FalseContent._collect(second, value, into: &parts)
    }
  }
}

/// A mark of an axis with something said of it. What is said nearer to the mark goes before.
public nonisolated struct _ModifiedAxisMark<Mark: AxisMark>: _PrimitiveAxisMark {
  let mark: Mark
  let change: (inout AxisPart) -> Void
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    let first = parts.parts.count
    Mark._collect(mark.mark, value, into: &parts)
    for i in first..<parts.parts.count { mark.change(&parts.parts[i]) }
  }
}

extension AxisMark {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    _ModifiedAxisMark(mark: self) { $0.style.setIfNil(AnyShapeStyle(style)) }
  }
  public nonisolated func font(_ font: Font?) -> some AxisMark {
    _ModifiedAxisMark(mark: self) { if let font { $0.font.setIfNil(font) } }
  }
  /// - Parameters: points, to the right and down.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    _ModifiedAxisMark(mark: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  public nonisolated func offset(_ size: CGSize) -> some AxisMark {
    offset(x: size.width, y: size.height)
  }
  public nonisolated func compositingLayer() -> some AxisMark {
    _ModifiedAxisMark(mark: self) { _ in }
  }
}
