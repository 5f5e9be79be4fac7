import Foundation

/// The things that a target links or depends on: frameworks, packages, other targets.
struct TargetLinks {
  private let objects: ProjectObjects
  private let paths: FilePaths
  private(set) var frameworks: [String] = []
  private(set) var binaries: [String] = []
  private(set) var products: [PackageProduct] = []
  private(set) var dependencies: [TargetDependency] = []

  init(of target: ProjectObject, objects: ProjectObjects, paths: FilePaths) {
    self.objects = objects
    self.paths = paths
    for phase in objects.list("buildPhases", of: target)
    where phase.isa == "PBXFrameworksBuildPhase" {
      for build in objects.list("files", of: phase) {
        if let product = objects.object("productRef", of: build) { add(product: product) }
        if let file = objects.object("fileRef", of: build) { add(file: file) }
      }
    }
    for product in objects.list("packageProductDependencies", of: target) { add(product: product) }
    for dependency in objects.list("dependencies", of: target) { add(dependency: dependency) }
    frameworks = frameworks.unique
    binaries = binaries.unique
    products = products.unique
    dependencies = dependencies.unique.filter { $0.name != target.string("name") }
  }

  // MARK: Packages

  private mutating func add(product: ProjectObject) {
    guard let name = product.string("productName") else { return }
    // A plug-in of a package is named as `plugin:Name`.
    guard !name.hasPrefix("plugin:") else { return }
    products.append(PackageProduct(name: name, location: location(of: product)))
  }

  private func location(of product: ProjectObject) -> PackageProduct.Location {
    guard let package = objects.object("package", of: product) else { return .unknown }
    switch package.isa {
    case "XCLocalSwiftPackageReference":
      guard let path = package.string("relativePath") ?? package.string("path") else {
        return .unknown
      }
      return .local(
        ProjectRoot.found(path.hasPrefix("/") ? path : "\(paths.folder)/\(path)"))
    case "XCRemoteSwiftPackageReference":
      guard let url = package.string("repositoryURL") else { return .unknown }
      let requirement = package.dictionary("requirement")
      let words = ["kind", "minimumVersion", "maximumVersion", "version", "branch", "revision"]
        .compactMap { requirement[$0]?.string }
      return .remote(url: url, requirement: words.joined(separator: " "))
    default: return .unknown
    }
  }

  // MARK: Files

  private mutating func add(file: ProjectObject) {
    if file.isa == "PBXReferenceProxy" {
      if let dependency = dependency(by: objects.object("remoteRef", of: file)) {
        dependencies.append(dependency)
      }
      return
    }
    let name = ((file.displayName as NSString).lastPathComponent as NSString).deletingPathExtension
    switch file.string("sourceTree") {
    case "SDKROOT", "DEVELOPER_DIR", "SYSTEM_APPS_DIR": frameworks.append(name)
    case "BUILT_PRODUCTS_DIR":
      let owner = objects.all("PBXNativeTarget").first { $0.string("productReference") == file.id }
      let named = owner ?? objects.all("PBXNativeTarget").first { $0.string("name") == name }
      if let name = named?.string("name") {
        dependencies.append(TargetDependency(name: name, project: nil))
      }
    default:
      if let path = paths.path(of: file) { binaries.append(path) }
    }
  }

  private mutating func add(dependency: ProjectObject) {
    if let product = objects.object("productRef", of: dependency) { return add(product: product) }
    if let name = objects.object("target", of: dependency)?.string("name") {
      dependencies.append(TargetDependency(name: name, project: nil))
    } else if let found = self.dependency(by: objects.object("targetProxy", of: dependency)) {
      dependencies.append(found)
    }
  }

  /// A target of another project, which a proxy names.
  private func dependency(by proxy: ProjectObject?) -> TargetDependency? {
    guard let proxy, let name = proxy.string("remoteInfo"),
      let container = objects.object("containerPortal", of: proxy),
      container.isa == "PBXFileReference",
      let path = paths.path(of: container)
    else { return nil }
    return TargetDependency(name: name, project: path)
  }
}
