import DisplayList
import Foundation
import WidgetHost

/// One call of an assertion: compares what was made with what is expected, writes what may be written,
/// and tells the test.
@MainActor
struct Assertion {
  let place: SourcePlace
  let name: String?
  let identity: TestIdentity
  let environment: [String: String]
  private let record: SnapshotRecordMode?

  init(_ place: SourcePlace, _ name: String?, _ record: SnapshotRecordMode?) {
    self.place = place
    self.name = name
    self.record = record
    environment = ProcessInfo.processInfo.environment
    identity = TestIdentity.current(place)
  }

  /// What the assertion says, else what surrounds it.
  ///
  /// - Throws: ``BadRecordMode``.
  func mode() throws -> SnapshotRecordMode {
    try record ?? SnapshotSettings.current.record
      ?? SnapshotRecordMode.standard(in: environment)
  }

  // MARK: Pictures and layouts in files

  typealias Compare = (MadeFrame, _ name: String, _ path: String) -> FrameOutcome

  func checkPictures(_ tolerance: SnapshotTolerance, _ make: () -> MadeFrames) {
    checking { mode in
      compare(make(), "png", PictureCheck(mode: mode, tolerance: tolerance).compare)
    }
  }

  func checkPictures(_ tolerance: SnapshotTolerance, _ make: () async -> MadeFrames) async {
    let made = await make()
    checking { mode in
      compare(made, "png", PictureCheck(mode: mode, tolerance: tolerance).compare)
    }
  }

  func checkLayouts(_ make: () -> MadeFrames) {
    checking { mode in compare(make(), "json", LayoutCheck(mode: mode).compare) }
  }

  func checkLayouts(_ make: () async -> MadeFrames) async {
    let made = await make()
    checking { mode in compare(made, "json", LayoutCheck(mode: mode).compare) }
  }

  // MARK: Layouts in the source

  func checkInline(_ expected: (() -> String)?, _ make: () -> MadeFrames) {
    let made = make()
    checking { mode in [inline(made, expected, mode)] }
  }

  func checkInline(_ expected: (() -> String)?, _ make: () async -> MadeFrames) async {
    let made = await make()
    checking { mode in [inline(made, expected, mode)] }
  }

  private func inline(
    _ made: MadeFrames, _ expected: (() -> String)?, _ mode: SnapshotRecordMode
  ) -> FrameOutcome {
    let title = "\(place.fileName).swift:\(place.line)"
    if let failure = made.failures.first {
      return FrameOutcome(
        name: failure.what.isEmpty ? title : failure.what, status: .failed,
        sentences: [failure.message])
    }
    guard made.frames.count == 1, let frame = made.frames.first else {
      return FrameOutcome(
        name: title, status: .failed,
        sentences: [
          "An inline snapshot holds one frame, and here are \(made.frames.count): name one phase and a "
            + "matrix of one, as .one.locales(\"ar\")."
        ])
    }
    return InlineCheck(mode: mode, place: place).compare(frame, expected?(), title)
  }

  // MARK: Outcomes

  private func checking(_ compare: (SnapshotRecordMode) -> [FrameOutcome]) {
    do {
      let mode = try mode()
      report(compare(mode))
    } catch {
      Reporter.fail("\(error)", at: place)
    }
  }

  private func compare(
    _ made: MadeFrames, _ pathExtension: String, _ compare: Compare
  ) -> [FrameOutcome] {
    let goldens = GoldenPlace(place, named: name)
    var outcomes: [FrameOutcome] = []
    do {
      let number = try Claims.shared.take(identity) { number in
        made.frames.map {
          "\(goldens.folder)/\(goldens.path(of: $0.path, number: number)).\(pathExtension)"
        }
      }
      for frame in made.frames {
        let name = goldens.path(of: frame.path, number: number)
        outcomes.append(compare(frame, name, "\(goldens.folder)/\(name)"))
      }
    } catch {
      outcomes.append(FrameOutcome(name: goldens.name, status: .failed, sentences: ["\(error)"]))
    }
    for failure in made.failures {
      let what = failure.what.isEmpty ? goldens.name : failure.what
      outcomes.append(FrameOutcome(name: what, status: .failed, sentences: [failure.message]))
    }
    return outcomes
  }

  private func report(_ outcomes: [FrameOutcome]) {
    guard outcomes.contains(where: { $0.status != .identical }) else { return }
    var outcomes = outcomes
    for index in outcomes.indices where outcomes[index].status != .identical {
      let name = "\(PathPart.encode(place.fileName))/\(outcomes[index].name)"
      for picture in outcomes[index].pictures.indices {
        let one = outcomes[index].pictures[picture]
        let file = "\(name).\(one.role.rawValue).\(one.pathExtension)"
        outcomes[index].pictures[picture].path = Artifacts.write(one.bytes, to: file, environment)
        Reporter.attach(one.bytes, named: file.replacing("/", with: "·"), at: place)
      }
    }
    Reporter.fail(FailureText(outcomes: outcomes, identity: identity).text, at: place)
  }
}
