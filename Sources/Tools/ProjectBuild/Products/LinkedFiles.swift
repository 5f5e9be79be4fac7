import XcodeProject

/// The list of the files that the resources of an executable link to, a path a line: a worker can open what it is
/// given, and links alone open nothing.
struct LinkedFiles {
  let paths: [String]
  /// Those left out: a path with a line break would be two, and open what the second one names.
  let problems: [ProjectProblem]

  init(_ paths: [String]) {
    let breaks: (String) -> Bool = { $0.utf8.contains { $0 == 10 || $0 == 13 } }
    self.paths = paths.filter { !breaks($0) }
    problems = paths.filter(breaks).map { path in
      ProjectProblem(
        .unreadable, "Its path has a line break, so that no frame can open it.", at: path,
        remedy: "Rename the file or its folder.")
    }
  }

  var text: String { paths.map { $0 + "\n" }.joined() }
}
