import Foundation

// `swift-source` answers questions about Swift source with the toolchain's own parser, as JSON on
// standard output. `make deps` compiles it (Tools/swift-source/build), since SwiftPM doesn't find the
// libraries that a toolchain brings for its compiler. Exit status: 0 for an answer, 2 for a wrong call.

enum Verb: String, CaseIterable {
  case bodies
  case declarations
  case imports
  case outlines
  case shadow
  case stringClosure = "string-closure"
  case uses
  /// Asked by the build script: whether the compiled tool still finds its libraries.
  case verbs

  func answer(_ arguments: [String]) throws -> any Encodable {
    switch self {
    case .bodies: try findBodies(arguments)
    case .declarations: try findDeclarations(arguments)
    case .imports: try findImports(arguments)
    case .outlines: try findOutlines(arguments)
    case .shadow: try makeShadows(arguments)
    case .stringClosure: try findStringClosure(arguments)
    case .uses: try findUses(arguments)
    case .verbs: Verb.allCases.map(\.rawValue)
    }
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description: String
}

/// The bytes of a file.
func contents(of path: String) throws -> [UInt8] {
  do {
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  } catch {
    throw UsageError(description: "\(path) can't be read: \(error.localizedDescription)")
  }
}

do {
  let arguments = CommandLine.arguments.dropFirst()
  guard let verb = arguments.first.flatMap(Verb.init) else {
    let names = Verb.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError(description: "the first argument is one of: \(names)")
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let answer = try encoder.encode(verb.answer(Array(arguments.dropFirst())))
  FileHandle.standardOutput.write(answer + Data("\n".utf8))
} catch {
  FileHandle.standardError.write(Data("swift-source: \(error)\n".utf8))
  exit(2)
}
