/// A target of a project, with all that its build needs: files, settings, property lists, language, dependencies.
/// Parts that can't be read as the project describes them are listed in ``problems``; the rest works without them.
package struct XcodeTarget: Sendable {
  package let name: String
  package let kind: TargetKind
  /// The path of the `.xcodeproj`; absolute.
  package let project: String
  /// The folder that relative paths of settings begin at; absolute.
  package let folder: String
  /// The folder outside of which nothing is read.
  package let root: ProjectRoot
  package let platform: ApplePlatform
  /// The build configuration that settings were read for, as `Debug`.
  package let configuration: String

  /// The product's name without its extension.
  package let productName: String
  /// The name by which Swift imports the target.
  package let moduleName: String
  package let bundleIdentifier: String?
  /// The lowest version of the platform that it runs on.
  package let deploymentTarget: String?
  /// The version of Xcode that last upgraded the project, such as 1620 for 16.2.
  package let lastUpgradeCheck: Int?
  package let developmentRegion: String

  /// Files that are compiled, or that source is generated from, in the order of the build phase.
  package let sources: [ProjectFile]
  /// Files of the product's bundle, in the order of the build phase; a localized file is listed once for each language.
  package let resources: [ProjectFile]
  /// Whether its product holds files beside the program.
  package var hasBundle: Bool {
    !resources.isEmpty || sources.contains { $0.kind == .dataModel }
  }
  /// Files that the target names and that don't exist.
  package let missing: [ProjectFile]

  /// The value of each setting that some level gives, with references to other settings replaced by their values.
  package let settings: [String: String]
  package let swift: SwiftSettings
  /// The Info.plist of the built product, with the values of settings and the generated keys.
  package let infoPlist: [String: PropertyList]
  /// The file that the Info.plist was made from; nil where all of it is generated.
  package let infoPlistFile: String?
  package let entitlements: [String: PropertyList]

  /// Apple's frameworks that the target links by name.
  package let frameworks: [String]
  /// The paths of frameworks and libraries that exist only as binaries.
  package let binaries: [String]
  package let packageProducts: [PackageProduct]
  /// The names of targets that it depends on or links.
  package let dependencies: [TargetDependency]
  /// The application that the extension is in.
  package let containingApp: String?

  package let problems: [ProjectProblem]

  package var swiftFiles: [String] { sources.filter { $0.kind == .swift }.map(\.path) }

  /// `com.apple.security.application-groups`
  package var appGroups: [String] {
    entitlements["com.apple.security.application-groups"]?.strings ?? []
  }

  /// `keychain-access-groups`
  package var keychainGroups: [String] { entitlements["keychain-access-groups"]?.strings ?? [] }
}

/// A target that another one needs.
package struct TargetDependency: Hashable, Sendable {
  package let name: String
  /// The path of its project, where that is another one.
  package let project: String?
}
