import Foundation
import Testing
import XcodeImport
import XcodeProject

/// The formats of Xcode's projects.
extension DamagedFormat {
  static let projects = [
    project, harbor, projectXML, projectJSON, settings, plist, rights, workspace, dataModel,
  ]

  private static let target = """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = ROOT; objects = {
      ROOT = { isa = PBXProject; buildConfigurationList = L; mainGroup = M; targets = (T, ); };
      L = { isa = XCConfigurationList; buildConfigurations = (D, ); };
      D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
        SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; "A[sdk=iphone*]" = "$(inherited) $(B:lower)"; }; };
      M = { isa = PBXGroup; children = (X, S, G, ); path = "a \\U00e9"; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
      S = { isa = PBXFileReference; path = ../W.swift; sourceTree = "<group>"; };
      G = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, ); path = ..; sourceTree = "<group>"; };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (W.swift, ); };
      T = { isa = PBXNativeTarget; name = W; buildConfigurationList = L; buildPhases = (P, F, );
        productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (G, ); };
      P = { isa = PBXSourcesBuildPhase; files = (B, ); };
      F = { isa = PBXFrameworksBuildPhase; files = (K, ); };
      B = { isa = PBXBuildFile; fileRef = S; };
      K = { isa = PBXBuildFile; fileRef = W; };
      W = { isa = PBXFileReference; name = WidgetKit.framework; path = WidgetKit.framework; sourceTree = SDKROOT; };
    }; }
    """

  private static let project = DamagedFormat(
    "project.pbxproj", as: "W.xcodeproj/project.pbxproj", samples: texts(target)
  ) { path in
    let project = try XcodeProject((path as NSString).deletingLastPathComponent)
    for target in try project.widgetExtensions() {
      for file in target.sources + target.resources where !target.root.contains(file.path) {
        Issue.record("a file outside of the project: \(file.path)")
      }
    }
  }

  /// A project as Xcode writes them, with the files of a project around it.
  private static let harbor = DamagedFormat(
    "project.pbxproj of Xcode", as: "Harbor.xcodeproj/project.pbxproj",
    samples: files("Tests/Fixtures/HarborProject/Harbor.xcodeproj/project.pbxproj")
  ) { path in
    let folder = ((path as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    for (name, text) in [
      "Tides/TidesWidget.swift": "", "Boats/B.swift": "", "Shared/Pier.swift": "", ".git": "",
    ] where !FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let project = try XcodeProject((path as NSString).deletingLastPathComponent)
    for target in try project.widgetExtensions() {
      for file in target.sources + target.resources where !target.root.contains(file.path) {
        Issue.record("a file outside of the project: \(file.path)")
      }
    }
  }

  private static let projectXML = DamagedFormat(
    "project.pbxproj in XML", as: harbor.fileName,
    samples: converted {
      try PropertyListSerialization.data(fromPropertyList: $0, format: .xml, options: 0)
    }, read: harbor.read)

  private static let projectJSON = DamagedFormat(
    "project.pbxproj in JSON", as: harbor.fileName,
    samples: converted {
      try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
    }, read: harbor.read)

  /// The project of Xcode in another form of the same list.
  private static func converted(
    _ write: @escaping @Sendable (Any) throws -> Data
  ) -> @Sendable () throws -> [[UInt8]] {
    {
      try harbor.samples().map {
        let list = try PropertyListSerialization.propertyList(from: Data($0), format: nil)
        return [UInt8](try write(list))
      }
    }
  }

  private static let dataModel = DamagedFormat(
    "data model", as: "M.xcdatamodeld/M.xcdatamodel/contents",
    samples: texts(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Item" representedClassName=".Item" codeGenerationType="class">
          <attribute name="amount" optional="YES" attributeType="Integer 64" defaultValueString="0"/>
          <attribute name="tint" attributeType="Transformable" customClassName="UIColor"/>
          <relationship name="list" maxCount="1" destinationEntity="List" inverseName="items"/>
        </entity>
        <entity name="Special" parentEntity="Item" codeGenerationType="category"/>
        <entity name="List" representedClassName="List" codeGenerationType="class">
          <relationship name="items" toMany="YES" ordered="YES" destinationEntity="Item" inverseName="list"/>
          <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
      </model>
      """)
  ) { path in
    let version = (path as NSString).deletingLastPathComponent
    _ = try ManagedClassCompiler(
      contentsOf: (version as NSString).deletingLastPathComponent
    ).source
  }

  private static func readTarget(_ folder: String, settings: String) throws {
    let project = "\(folder)/W.xcodeproj"
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
    let text = target.replacing("GENERATE_INFOPLIST_FILE = YES;", with: settings)
    try Data(text.utf8).write(to: URL(fileURLWithPath: project + "/project.pbxproj"))
    _ = try XcodeProject(project).widgetExtensions()
  }

  private static let plist = DamagedFormat(
    "Info.plist", as: "Info.plist", samples: files("Tests/Fixtures/HarborProject/Tides/Info.plist")
  ) { path in
    try readTarget(
      (path as NSString).deletingLastPathComponent, settings: "INFOPLIST_FILE = Info.plist;")
  }

  private static let rights = DamagedFormat(
    "entitlements of a target", as: "Tides.entitlements",
    samples: files("Tests/Fixtures/HarborProject/Tides/Tides.entitlements")
  ) { path in
    try readTarget(
      (path as NSString).deletingLastPathComponent,
      settings: "GENERATE_INFOPLIST_FILE = YES; CODE_SIGN_ENTITLEMENTS = Tides.entitlements;")
  }

  private static let settings = DamagedFormat(
    "xcconfig", as: "App.xcconfig",
    samples: texts(
      """
      #include "Parts/Other.xcconfig" // a comment
      #include? "../Other.xcconfig"
      A[sdk=iphoneos*][arch=*] = $(inherited) "$(B:default=x y)" ${C_$(A)};
      B = $(A:rfc1034identifier:upper)$(PRODUCT_NAME)
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG $(A)
      """)
  ) { path in
    let folder = (path as NSString).deletingLastPathComponent
    let project = "\(folder)/W.xcodeproj"
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
    try Data(target.utf8).write(to: URL(fileURLWithPath: project + "/project.pbxproj"))
    _ = try XcodeProject(project).widgetExtensions()
  }

  private static let workspace = DamagedFormat(
    "workspace", as: "W.xcworkspace/contents.xcworkspacedata",
    samples: texts(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0"><Group location = "container:Apps" name = "Apps">
      <FileRef location = "group:W.xcodeproj"></FileRef></Group>
      <FileRef location = "group:Pods/Pods.xcodeproj"/></Workspace>
      """)
  ) { path in
    _ = try XcodeContainer.projects(at: (path as NSString).deletingLastPathComponent)
  }
}
