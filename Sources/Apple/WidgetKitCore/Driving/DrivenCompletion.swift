/// A completion of a provider that hands its value on as the host takes it.
///
/// Its method, and no closure, is what a provider gets: a closure that is sendable can't name the type of an entry, whose
/// conformance to `TimelineEntry` may be isolated to the main actor.
final class DrivenCompletion<Value, Driven>: @unchecked Sendable {
  private let answer: WidgetDriver.Answer<Driven>
  private let drive: (Value) -> Driven

  init(_ answer: @escaping WidgetDriver.Answer<Driven>, _ drive: @escaping (Value) -> Driven) {
    self.answer = answer
    self.drive = drive
  }

  func take(_ value: Value) { answer(Handover(drive(value))) }
}
