import InstalledFiles

/// The options of `swiftc` with which source is compiled as Apple's platforms would: `#if os(iOS)` is true,
/// Objective-C's spellings are accepted, and `import Foundation` brings what it brings there.
package enum PlatformFlags {
  package enum Platform: String, Sendable, CaseIterable { case iOS, watchOS, macOS }

  /// - Returns: Options for the driver. Folders of modules (`-I`) are the caller's to add: `canImport` is true
  ///   for what is found in them. A call that links too needs `-resource-dir`, since the driver looks for it beside
  ///   its front end.
  package static func options(for platform: Platform = .iOS) -> [String] {
    ["-driver-use-frontend-path", InstalledFiles.frontend.path]
      + (platform == .iOS ? [] : ["-DVITRINE_PLATFORM_\(platform.rawValue.uppercased())"])
  }
}
