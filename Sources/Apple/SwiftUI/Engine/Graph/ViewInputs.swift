import Foundation

/// The inputs that a view is resolved with: its environment, its place in the tree, and what all the
/// views of one picture share.
public struct _ViewInputs {
  public var environment: EnvironmentValues
  let context: ResolveContext
  /// The identity of the place in the tree, by which `@State` keeps its value between passes.
  private(set) var path: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The number of views with a body, or of a hidden type, around this one.
  var level = 0
  /// The stack that several views are put into where one is asked for; nil in a stack and the like, whose own they are.
  var implicitRoot: ImplicitRoot?
  /// Whether a view around this one has a container background, or this is in one.
  var isInContainerBackground = false
  /// Whether a view around this one makes a safe area.
  var isInSafeArea = false
  /// The major axis of the nearest stack; `Spacer` and `Divider` go by it. It isn't in the environment, which views in a
  /// stack then share with those around it.
  var stackAxis: Axis?

  init(environment: EnvironmentValues, context: ResolveContext) {
    self.environment = environment
    self.environment.fields.diagnostics = context.recorder
    self.context = context
  }

  /// The leading edge is at the right.
  var isMirrored: Bool { environment.fields.layoutDirection == .rightToLeft }

  @usableFromInline
  mutating func descend(into index: Int) {
    path = (path ^ UInt64(bitPattern: Int64(index))) &* 0x0000_0100_0000_01B3
    path ^= path >> 29
  }

  mutating func descend(into type: Any.Type) {
    descend(into: Int(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)))
  }
}
