import Foundation
import Testing
import XCTest

/// Which test is running.
struct TestIdentity: Hashable, Sendable {
  enum Runner: Hashable, Sendable { case swiftTesting, xcTest }

  let runner: Runner
  /// `Module.Suite/test()`, as the runner filters by it.
  let name: String
  /// Tells cases of a test with arguments apart.
  let arguments: String
  /// Tells one run of a test from the next.
  let run: String

  /// The one that runs in this task, else the XCTest that runs.
  static func current(_ place: SourcePlace) -> TestIdentity {
    if let test = Test.current {
      let settings = SnapshotSettings.current
      let testCase = Test.Case.current
      return TestIdentity(
        runner: .swiftTesting,
        name: ([test.id.moduleName] + [test.id.nameComponents.joined(separator: "/")])
          .joined(separator: "."),
        arguments: testCase?.isParameterized == true ? testCase.map { "\($0)" } ?? "" : "",
        run: settings.run?.uuidString ?? "")
    }
    let running = RunningXCTest.shared
    return TestIdentity(
      runner: .xcTest, name: running.name ?? "\(place.module).\(place.fileName)/\(place.testName)",
      arguments: "", run: String(running.number))
  }

  /// What `swift test --filter` finds it by, quoted for a shell.
  var filter: String {
    // Of a Swift Testing name the parentheses would be a group of the regular expression.
    let plain = name.split(separator: "(").first.map(String.init) ?? name
    let escaped = plain.map { character in
      character.isLetter || character.isNumber || "_/.".contains(character) ? "\(character)" : "."
    }.joined()
    return "'" + escaped + "'"
  }
}

/// Notes which XCTest runs, since XCTest itself tells none but the test.
final class RunningXCTest: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared: RunningXCTest = {
    let observer = RunningXCTest()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  private let lock = NSLock()
  private var state: (name: String?, number: Int) = (nil, 0)

  /// `Module.Class/test`, once a test began while this listened.
  var name: String? { lock.withLock { state.name } }
  /// Of tests begun.
  var number: Int { lock.withLock { state.number } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let method = testCase.name.split(separator: ".").last.map(String.init) ?? testCase.name
    let name = "\(String(reflecting: type(of: testCase)))/\(method)"
    lock.withLock { state = (name, state.number + 1) }
  }
}
