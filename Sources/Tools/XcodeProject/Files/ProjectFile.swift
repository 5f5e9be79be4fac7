import Foundation

/// A file or folder of a target.
package struct ProjectFile: Hashable, Sendable {
  package enum Kind: String, Sendable, Codable {
    case swift, assetCatalog, stringCatalog, strings, intentDefinition, dataModel, mlModel
    case objectiveC, metal, plist, interface, other
  }

  /// Absolute; `.` and `..` are taken out, links not followed.
  package let path: String
  package let kind: Kind
  /// The language of a file in an `.lproj` folder or a variant group.
  package let region: String?
  /// Whether it is a folder that is copied as it is, with its name.
  package let isFolder: Bool
  /// Whether the target compiles the classes that Xcode makes of the file; another target has them where it doesn't.
  package let hasGeneratedCode: Bool

  package init(
    _ path: String, region: String? = nil, isFolder: Bool = false, hasGeneratedCode: Bool = true
  ) {
    self.path = path
    kind = Self.kind(of: path)
    self.region = region ?? Self.region(of: path)
    self.isFolder = isFolder
    self.hasGeneratedCode = hasGeneratedCode
  }

  package var name: String { (path as NSString).lastPathComponent }

  /// The attribute of a build file for Xcode's choice “No Generated Classes”.
  static let noGeneratedCode = "no_codegen"

  private static func kind(of path: String) -> Kind {
    switch (path as NSString).pathExtension.lowercased() {
    case "swift": .swift
    case "xcassets": .assetCatalog
    case "xcstrings": .stringCatalog
    case "strings", "stringsdict": .strings
    case "intentdefinition": .intentDefinition
    case "xcdatamodeld", "xcdatamodel": .dataModel
    case "mlmodel", "mlpackage": .mlModel
    case "m", "mm", "c", "cc", "cpp", "cxx", "h", "hpp", "s": .objectiveC
    case "metal": .metal
    case "plist": .plist
    case "storyboard", "xib": .interface
    default: .other
    }
  }

  private static func region(of path: String) -> String? {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
  }
}
