import Foundation

/// A folder of response bodies, named `<host>/<path>`. Each is the answer to any request for its URL, whatever the
/// request's method and query.
struct PayloadFolder: Sendable {
  let path: String

  /// The file with the body for a URL: `<host>/<path>`, or, where that is a folder, the first file `index` or
  /// `index.*` in it; nil where there is no such file.
  func file(for url: RecordedURL) -> String? {
    let root = URL(fileURLWithPath: path, isDirectory: true)
    let base = root.appendingPathComponent(url.host, isDirectory: true).standardizedFileURL
    let file = base.appendingPathComponent(String(url.path.drop { $0 == "/" })).standardizedFileURL
    // `..` in a path must not lead out of the host's folder, nor `..` as a host out of the fixtures.
    guard (file.path + "/").hasPrefix(base.path + "/"),
      base.path.hasPrefix(root.standardizedFileURL.path + "/"),
      !FixtureFolder.isPartOfDescription(file.path)
    else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      return nil
    }
    guard isFolder.boolValue else { return file.path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
    return names.sorted()
      .first { ($0 == "index" || $0.hasPrefix("index.")) && !FixtureFolder.isPartOfDescription($0) }
      .map { file.appendingPathComponent($0).path }
  }

  /// The answer with a file as its body; the content type follows from the file's extension.
  func answer(with file: String) -> RecordedAnswer {
    var answer = RecordedAnswer()
    answer.headers = [("Content-Type", ContentType.of(file))]
    answer.body = .file(file, place: file)
    return answer
  }
}
