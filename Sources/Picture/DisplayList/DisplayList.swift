import Foundation

/// A picture as a value: what to draw, in order, and which view drew it. Every file that Vitrine
/// writes of a frame is made from one of these in a single pass.
public struct DisplayList: Hashable, Sendable {
  /// Points.
  public var size: CGSize
  public var commands: [Command]
  public var views: [ViewRecord]
  /// What an exporter or a person should know: APIs not drawn, images not found.
  public var diagnostics: [Diagnostic]

  public init(
    size: CGSize, commands: [Command] = [], views: [ViewRecord] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.size = size
    self.commands = commands
    self.views = views
    self.diagnostics = diagnostics
  }
}

/// Something in a frame that its maker should hear of. It doesn't stop the frame.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// A stable name, such as `missing-image`.
  public var code: String
  /// One sentence: what, where, and how to mend it.
  public var message: String
  /// The kind of view it is about.
  public var view: String?

  public init(code: String, message: String, view: String? = nil) {
    self.code = code
    self.message = message
    self.view = view
  }
}
