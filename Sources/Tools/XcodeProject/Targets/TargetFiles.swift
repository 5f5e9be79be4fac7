import Foundation

/// The files of a target's build phases, and those of its synchronized folders.
struct TargetFiles {
  private let target: ProjectObject
  private let objects: ProjectObjects
  private let paths: FilePaths
  private let root: ProjectRoot
  private let settings: TargetSettings
  private(set) var sources: [ProjectFile] = []
  private(set) var resources: [ProjectFile] = []
  private(set) var missing: [ProjectFile] = []
  private(set) var problems: [ProjectProblem] = []

  init(
    target: ProjectObject, objects: ProjectObjects, paths: FilePaths, root: ProjectRoot,
    settings: TargetSettings, infoPlist: String?
  ) {
    self.target = target
    self.objects = objects
    self.paths = paths
    self.root = root
    self.settings = settings
    var found = Phases()
    for phase in objects.list("buildPhases", of: target) {
      switch phase.isa {
      case "PBXSourcesBuildPhase": found.sources += files(of: phase)
      case "PBXResourcesBuildPhase": found.resources += files(of: phase)
      default: break
      }
    }
    addSynchronized(to: &found, infoPlist: infoPlist)
    sources = checked(found.sources)
    // A header in the phase of sources isn't compiled.
    sources.removeAll { ["h", "hpp"].contains(($0.path as NSString).pathExtension) }
    resources = checked(found.resources)
  }

  private struct Phases {
    var sources: [ProjectFile] = []
    var resources: [ProjectFile] = []
  }

  // MARK: Build phases

  private func files(of phase: ProjectObject) -> [ProjectFile] {
    objects.list("files", of: phase).filter(isForPlatform).flatMap { build -> [ProjectFile] in
      guard let reference = objects.object("fileRef", of: build) else { return [] }
      let attributes =
        build.dictionary("settings")["ATTRIBUTES"]?.array?.compactMap(\.string) ?? []
      return files(
        of: reference, isLocalized: false,
        hasGeneratedCode: !attributes.contains(ProjectFile.noGeneratedCode), depth: 0)
    }
  }

  private func isForPlatform(_ build: ProjectObject) -> Bool {
    let filters =
      build.strings("platformFilters") + [build.string("platformFilter")].compactMap { $0 }
    return filters.isEmpty || filters.contains(settings.platform.filter)
  }

  /// A file, or those of a variant group: one a language.
  private func files(
    of reference: ProjectObject, isLocalized: Bool, hasGeneratedCode: Bool, depth: Int
  ) -> [ProjectFile] {
    if reference.isa == "PBXVariantGroup", depth < 4 {
      return objects.list("children", of: reference).flatMap {
        files(
          of: $0, isLocalized: true, hasGeneratedCode: hasGeneratedCode, depth: depth + 1)
      }
    }
    guard let path = paths.path(of: reference) else { return [] }
    let type = reference.string("lastKnownFileType") ?? reference.string("explicitFileType")
    return [
      ProjectFile(
        path, region: isLocalized ? reference.string("name") : nil, isFolder: type == "folder",
        hasGeneratedCode: hasGeneratedCode)
    ]
  }

  // MARK: Synchronized folders

  private mutating func addSynchronized(to phases: inout Phases, infoPlist: String?) {
    let exceptions = FolderExceptions(objects, target: target)
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    for folder in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let path = paths.path(of: folder) else { continue }
      let named = exceptions.paths(of: folder)
      let added = (
        sources: exceptions.paths(of: folder, inPhasesOfClass: "PBXSourcesBuildPhase"),
        resources: exceptions.paths(of: folder, inPhasesOfClass: "PBXResourcesBuildPhase")
      )
      let withoutCode = exceptions.paths(
        of: folder, withAttribute: ProjectFile.noGeneratedCode)
      let isOwn = own.contains(folder.id)
      guard isOwn || !named.isEmpty || !added.sources.isEmpty || !added.resources.isEmpty else {
        continue
      }
      if isOwn, root.presence(of: path) == .absent {
        problems.append(
          ProjectProblem(
            .missingFile, "The folder of the target \(target.displayName) isn't there.", at: path,
            remedy: "Restore it, or take it out of the target in Xcode."))
        continue
      }
      let contents = SynchronizedFolder(
        path: path, explicitFolders: folder.strings("explicitFolders"), root: root
      )
      let (items, outside) = contents.items()
      problems += outside.map(root.outside)
      for item in items {
        let isNamed = FolderExceptions.names(named, item)
        let absolute = "\(path)/\(item)"
        guard isNamed != isOwn || added.sources.contains(item) || added.resources.contains(item),
          absolute != infoPlist
        else { continue }
        let file = ProjectFile(
          absolute, isFolder: contents.explicitFolders.contains(item),
          hasGeneratedCode: !FolderExceptions.names(withoutCode, item))
        if file.isFolder || added.resources.contains(item) {
          phases.resources.append(file)
          continue
        }
        switch SynchronizedFolder.phase(of: item) {
        case .sources: phases.sources.append(file)
        case .resources: phases.resources.append(file)
        case .none: break
        }
      }
      // Files of other targets' folders that this one has, and that aren't there.
      for name in isOwn ? [] : named
      where !items.contains(where: { FolderExceptions.names([name], $0) }) {
        let file = ProjectFile("\(path)/\(name)")
        if SynchronizedFolder.phase(of: name) == .sources { phases.sources.append(file) }
      }
    }
  }

  // MARK: Presence

  /// The files that are there, each once, without those that settings exclude.
  private mutating func checked(_ files: [ProjectFile]) -> [ProjectFile] {
    let excluded = settings.evaluator.words("EXCLUDED_SOURCE_FILE_NAMES")
    let included = settings.evaluator.words("INCLUDED_SOURCE_FILE_NAMES")
    return files.unique.filter { file in
      if excluded.contains(where: { Self.names($0, file) }),
        !included.contains(where: { Self.names($0, file) })
      {
        return false
      }
      switch root.presence(of: file.path) {
      case .inside:
        guard file.kind == .swift, Self.isEncrypted(file.path) else { return true }
        missing.append(file)
        problems.append(
          ProjectProblem(
            .missingFile,
            "The target \(target.displayName) names it, and it is encrypted by git-crypt.",
            at: file.path, remedy: "Run git-crypt unlock, or give its contents by --stub."))
      case .outside: problems.append(root.outside(file.path))
      case .absent:
        missing.append(file)
        problems.append(
          ProjectProblem(
            .missingFile, "The target \(target.displayName) names it, and it isn't there.",
            at: file.path, remedy: remedy(for: file)))
      }
      return false
    }
  }

  /// Whether a file is as git-crypt leaves it without the key.
  private static func isEncrypted(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let mark = Data("\0GITCRYPT\0".utf8)
    return (try? file.read(upToCount: mark.count)) == mark
  }

  /// A pattern of a file's name, or of its path.
  private static func names(_ pattern: String, _ file: ProjectFile) -> Bool {
    let isPath = pattern.contains("/")
    return Pattern.matches(
      isPath ? file.path : file.name,
      isPath && !pattern.hasPrefix("/") ? "*/" + pattern : pattern)
  }

  private func remedy(for file: ProjectFile) -> String {
    if let script = script(writing: file) {
      return "The build phase “\(script)” writes it: run that script, or put the file there."
    }
    if let remedy = SettingFile.remedy(for: file.path) { return remedy }
    return file.kind == .swift
      ? "Restore it, give its contents by --stub, or take it out of the target."
      : "Restore it, or take it out of the target."
  }

  /// The name of a build phase with a script that names the file among its outputs.
  private func script(writing file: ProjectFile) -> String? {
    for phase in objects.list("buildPhases", of: target)
    where phase.isa == "PBXShellScriptBuildPhase" {
      let outputs = phase.strings("outputPaths").map { settings.evaluator.expanded($0) }
      if outputs.contains(where: { ($0 as NSString).lastPathComponent == file.name }) {
        return phase.string("name") ?? "Run Script"
      }
    }
    return nil
  }
}
