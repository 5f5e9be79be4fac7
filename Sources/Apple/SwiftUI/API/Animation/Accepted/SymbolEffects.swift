import Foundation

/// An animation of a symbol. A picture shows the symbol without it.
public protocol SymbolEffect {}
/// An effect that can repeat without end.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that happens once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
public protocol TransitionSymbolEffect: SymbolEffect {}

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public init() {}
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public init() {}
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  public init() {}
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var cumulative: Self { self }
  public var iterative: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable, Sendable {
  public init() {}
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable
{
  public init() {}
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable,
  Sendable
{
  public init() {}
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable, Sendable {
  public init() {}
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public struct MagicReplace: ContentTransitionSymbolEffect, Hashable, Sendable {}
  public func magic(fallback: Self) -> MagicReplace { MagicReplace() }
}
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect,
  Hashable,
  Sendable
{
  public init() {}
}
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public init() {}
  public var left: Self { self }
  public var right: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var up: Self { self }
  public var down: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public func custom(angle: Double) -> Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public init() {}
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
  public init() {}
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable
{
  public init() {}
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
}
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable,
  Sendable
{
  public init() {}
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
  public var reversed: Self { self }
  public var nonReversed: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { Self() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { Self() }
}
