import Foundation
import TestSupport

@testable import XcodeProject

/// A project in a folder of its own, made of the text of its objects.
final class SampleProject: ScratchFolder, @unchecked Sendable {
  /// - Parameters:
  ///   - objects: those of `project.pbxproj` but for the project, its configurations and the main group, which has
  ///     the `children`.
  ///   - targets: identifiers.
  ///   - settings: the project's build settings.
  init(
    _ objects: String, targets: String, children: String, settings: String = "",
    version: Int = 56, attributes: String = "LastUpgradeCheck = 1500;",
    files: [String: String] = [:]
  ) throws {
    try super.init("project")
    try write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = \(version);
        objects = {
          ROOT = {
            isa = PBXProject; attributes = { \(attributes) }; buildConfigurationList = LIST;
            developmentRegion = en; knownRegions = (en, Base, de, ); mainGroup = MAIN;
            projectDirPath = ""; targets = (\(targets));
          };
          LIST = { isa = XCConfigurationList; buildConfigurations = (RELEASE, DEBUG); };
          DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SDKROOT = iphoneos; \(settings)
          }; };
          RELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
          MAIN = { isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
          \(objects)
        };
        rootObject = ROOT;
      }
      """, to: "Sample.xcodeproj/project.pbxproj")
    for (name, text) in files { try write(text, to: name) }
  }

  /// A target with its configuration, to be put among the objects.
  static func target(
    _ id: String, name: String, type: String = "app-extension", phases: String = "",
    settings: String = "", more: String = ""
  ) -> String {
    """
    \(id) = { isa = PBXNativeTarget; name = "\(name)"; buildConfigurationList = \(id)LIST;
      buildPhases = (\(phases)); productType = "com.apple.product-type.\(type)"; \(more) };
    \(id)LIST = { isa = XCConfigurationList; buildConfigurations = (\(id)DEBUG, \(id)RELEASE); };
    \(id)DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
    \(id)RELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
    """
  }

  /// The Info.plist of an extension with widgets.
  static let widgetPlist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string></dict>
    <key>Group</key><string>$(GROUP:lower)</string></dict></plist>
    """

  var project: XcodeProject { get throws { try XcodeProject(path + "/Sample.xcodeproj") } }

  /// The path without links, as targets have it.
  var root: String { ProjectRoot(path).path }

  /// The paths of files, relative to the folder.
  func names(_ files: [ProjectFile]) -> [String] {
    files.map { $0.path.replacing(root + "/", with: "").replacing(path + "/", with: "") }
  }
}

extension ScratchFolder {
  /// Makes a symbolic link in the folder.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)",
      withDestinationPath: destination.hasPrefix("/") ? destination : "\(path)/\(destination)")
  }
}
