import Foundation

/// The clip paths of one page, each written once.
struct CornerSet {
  private var ids: [String: String] = [:]
  private(set) var paths: [(id: String, path: String)] = []

  /// - Returns: the id of the `<clipPath>`; nil where nothing is cut.
  mutating func id(size: CGSize, radius: Double) -> String? {
    guard radius > 0 else { return nil }
    let path = CornerPath.path(size: size, radius: radius)
    if let id = ids[path] { return id }
    let id = "corner-\(paths.count + 1)"
    ids[path] = id
    paths.append((id, path))
    return id
  }

  var value: TemplateValue {
    .list(paths.map { .object(["cornerID": .text($0.id), "path": .text($0.path)]) })
  }
}
