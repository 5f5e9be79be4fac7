import Foundation

extension WorkerTask {
  /// The task with absolute paths, made by the parent: a worker leaves the folder that the others start from.
  var withAbsolutePaths: WorkerTask {
    switch self {
    case .describe: return self
    case .render(var batch):
      batch.output.folder = Self.absolute(batch.output.folder)
      batch.world = Self.absolute(batch.world)
      return .render(batch)
    case .simulate(var request):
      request.output.folder = Self.absolute(request.output.folder)
      request.world = Self.absolute(request.world)
      return .simulate(request)
    }
  }

  private static func absolute(_ world: WorldSpec) -> WorldSpec {
    var world = world
    world.appGroupFile = world.appGroupFile.map(absolute)
    world.deviceFile = world.deviceFile.map(absolute)
    world.storeFile = world.storeFile.map(absolute)
    world.fonts = world.fonts.map(absolute)
    world.activityFiles = world.activityFiles.map(absolute)
    switch world.network {
    case .denied: break
    case .fixtures(let path): world.network = .fixtures(absolute(path))
    case .recording(let path): world.network = .recording(absolute(path))
    }
    return world
  }

  private static func absolute(_ path: String) -> String {
    path.isEmpty || path.hasPrefix("/")
      ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
