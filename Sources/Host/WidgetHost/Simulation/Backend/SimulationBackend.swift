import Foundation

/// The widgets' code and the screen, as a simulation asks them.
@MainActor
protocol SimulationBackend: AnyObject {
  associatedtype Drawing
  var widgets: [SimulatedWidget] { get }

  /// Draws the provider's placeholder; `snapshot` is what the system's gallery shows.
  func placeholder(_ widget: Int, at date: Date) async throws -> SimulationAnswer<Drawing>
  func snapshot(_ widget: Int, at date: Date) async throws -> SimulationAnswer<Drawing>
  /// Asks the provider. Its entries are those that ``draw(_:entry:at:)`` knows from then on.
  func timeline(_ widget: Int, at date: Date) async throws -> SimulationAnswer<SimulatedTimeline>
  /// - Parameter date: when it comes on screen.
  func draw(_ widget: Int, entry: Int, at date: Date) throws -> SimulationAnswer<Drawing>
  func redrawPlaceholder(_ widget: Int, at date: Date) throws -> SimulationAnswer<Drawing>
  /// Draws in the style as it is now what was drawn before, of an earlier timeline too.
  func redraw(_ drawing: Drawing, of widget: Int, at date: Date) throws -> SimulationAnswer<Drawing>
  /// Whether anything in a drawing changes by itself.
  func runs(_ drawing: Drawing) -> Bool
  /// The dates at which a drawing is drawn again between two others.
  func moments(of drawing: Drawing, from start: Date, to end: Date) -> [Date]
  /// Stores a picture, since it is shown.
  /// - Returns: its index among the widget's pictures.
  func keep(_ drawing: Drawing, of widget: Int) throws -> Int

  /// Changes the world that the widgets' code finds.
  func apply(_ change: SystemChange, at date: Date) throws
  /// The controls that can be pressed.
  func controls(in drawing: Drawing) -> [SimulatedControl]
  /// The reason why a widget's controls can't be pressed where it is; nil where they can.
  func refusal(_ widget: Int) -> String?
  /// The pictures of a press before the intent has been performed and the timeline reloaded.
  func pressed(
    _ control: SimulatedControl, in drawing: Drawing, of widget: Int, entry: Int, at date: Date
  ) throws -> [SimulationAnswer<Drawing>]
  /// Performs a control's intent. nil where it went well, else why not.
  func press(_ control: SimulatedControl, in drawing: Drawing, of widget: Int, at date: Date)
    async throws -> String?
  /// Calls the provider's `relevance()`.
  func relevance(_ widget: Int, at date: Date) async throws
  /// The kinds that the widgets' code has asked WidgetCenter to reload since the last call; nil for all.
  func takeReloadCalls() -> [String?]
  /// The kinds whose relevance the widgets' code took back since the last call.
  func takeRelevanceCalls() -> [String]
}
