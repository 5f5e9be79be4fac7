import Foundation
import Testing
import XCTest

/// The test that is running.
struct TestIdentity: Hashable, Sendable {
  enum Runner: Hashable, Sendable { case swiftTesting, xcTest }

  let runner: Runner
  /// `Module.Suite/test()`, as the runner filters by it.
  let name: String
  /// The arguments of a case of a parameterized test; empty for other tests.
  let arguments: String
  /// A name that differs from one run of a test to the next.
  let run: String

  /// The test of this task, else the XCTest that runs.
  static func current(_ location: AssertionLocation) -> TestIdentity {
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
      runner: .xcTest,
      name: running.name ?? location.nameInSource,
      arguments: "", run: String(running.number))
  }

  /// The argument of `swift test --filter` that finds the test, quoted for a shell.
  var filter: String {
    // The parentheses of a Swift Testing name would be a group of the regular expression.
    let plain = name.split(separator: "(").first.map(String.init) ?? name
    let escaped = plain.map { character in
      character.isLetter || character.isNumber || "_/.*".contains(character) ? "\(character)" : "."
    }.joined()
    return "'" + escaped + "'"
  }
}

extension AssertionLocation {
  /// The name of the XCTest around the location, which the runner doesn't report until another has begun. Where its
  /// class isn't found, as in a helper, any class of the module may have the test.
  var nameInSource: String {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let type = EnclosingType.name(in: text, at: Int(clamping: line))
    return "\(module).\(type ?? ".*")/\(testName)"
  }
}

/// An observer of which XCTest runs, since XCTest itself informs none but the test.
final class RunningXCTest: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared: RunningXCTest = {
    let observer = RunningXCTest()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  private let lock = NSLock()
  private var state: (name: String?, number: Int) = (nil, 0)

  /// `Module.Class/test`; nil before a test began.
  var name: String? { lock.withLock { state.name } }
  /// The number of tests that have begun.
  var number: Int { lock.withLock { state.number } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let method = testCase.name.split(separator: ".").last.map(String.init) ?? testCase.name
    let name = "\(String(reflecting: type(of: testCase)))/\(method)"
    lock.withLock { state = (name, state.number + 1) }
  }
}
