import SwiftUI

/// A hint for the person, with the conditions under which it is shown.
public protocol Tip: Identifiable, Sendable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Action = Tips.Action
  public typealias Event = Tips.Event
  public typealias Rule = Tips.Rule
  public typealias Status = Tips.Status
  public typealias Option = TipOption
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Pending until the tips are configured and all rules hold.
  public var status: Tips.Status {
    let state = TipState.shared.read { ($0.isConfigured, $0.shown, $0.invalid[id]) }
    if let reason = state.2 { return .invalidated(reason) }
    if let shown = state.1 { return shown ? .available : .pending }
    return state.0 && rules.allSatisfy { $0.holds() } ? .available : .pending
  }
  public var shouldDisplay: Bool { status == .available }
  public func invalidate(reason: Tips.InvalidationReason) {
    TipState.shared.change { $0.invalid[id] = reason }
  }
  public func resetEligibility() async { TipState.shared.change { $0.invalid[id] = nil } }
}

/// A value of a tip's type that its rules ask: `@Parameter static var isSignedIn: Bool = false`.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "PreviewMacros", type: "TipParameter")

/// A condition of a tip: `#Rule(Self.$isSignedIn) { $0 == true }`.
@freestanding(expression)
public macro Rule<Value: Sendable>(
  _ input: Tips.Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "TipRule")
@freestanding(expression)
public macro Rule<First: Sendable, Second: Sendable>(
  _ first: Tips.Parameter<First>, _ second: Tips.Parameter<Second>,
  _ body: @escaping @Sendable (First, Second) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "TipRule")
@freestanding(expression)
public macro Rule<Info: Codable & Sendable>(
  _ input: Tips.Event<Info>, _ body: @escaping @Sendable (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "TipRule")
