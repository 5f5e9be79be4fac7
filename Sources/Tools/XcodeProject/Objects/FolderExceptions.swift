/// The exceptions of synchronized folders for one target: files of its own folders that aren't its, and files of
/// other folders that are.
struct FolderExceptions {
  private let objects: ProjectObjects
  private let target: ProjectObject

  init(_ objects: ProjectObjects, target: ProjectObject) {
    self.objects = objects
    self.target = target
  }

  /// The paths below a folder that its exceptions for this target name.
  func paths(of folder: ProjectObject) -> [String] {
    objects.list("exceptions", of: folder).filter {
      $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
        && $0.string("target") == target.id
    }.flatMap { $0.strings("membershipExceptions") }
  }

  /// The paths below a folder that are put into one of the target's build phases.
  func paths(of folder: ProjectObject, inPhasesOfClass isa: String) -> [String] {
    let phases = Set(objects.list("buildPhases", of: target).filter { $0.isa == isa }.map(\.id))
    return objects.list("exceptions", of: folder).filter {
      $0.isa == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
        && phases.contains($0.string("buildPhase") ?? "")
    }.flatMap { $0.strings("membershipExceptions") }
  }

  /// The paths below a folder that have an attribute in this target.
  func paths(of folder: ProjectObject, withAttribute attribute: String) -> [String] {
    objects.list("exceptions", of: folder).filter {
      $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
        && $0.string("target") == target.id
    }.flatMap { exception in
      exception.dictionary("attributesByRelativePath").filter {
        $0.value.array?.compactMap(\.string).contains(attribute) == true
      }.keys.sorted()
    }
  }

  /// Whether an exception names an item: itself, a folder that it is in, or by `/Localized: path` the file of each
  /// language.
  static func names(_ exceptions: [String], _ item: String) -> Bool {
    exceptions.contains { exception in
      if let localized = exception.prefixed("/Localized: ") ?? exception.prefixed("/Localized/") {
        return unlocalized(item) == localized
      }
      return item == exception || item.hasPrefix(exception + "/")
    }
  }

  /// `Strings/en.lproj/A.strings` as `Strings/A.strings`; nil where it isn't in a language's folder.
  private static func unlocalized(_ item: String) -> String? {
    var parts = item.split(separator: "/").map(String.init)
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
    parts.remove(at: parts.count - 2)
    return parts.joined(separator: "/")
  }
}

extension String {
  fileprivate func prefixed(_ start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
