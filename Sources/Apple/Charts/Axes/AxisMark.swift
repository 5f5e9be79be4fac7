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
