/// The Apple platform as which the user's source is compiled.
enum Platform: String, CaseIterable {
  case iOS, watchOS, macOS

  /// The condition that chooses a platform: `-D VITRINE_PLATFORM_WATCHOS`. A condition and no variable of
  /// the environment, since build systems compile again what a flag changes.
  var define: String { "VITRINE_PLATFORM_\(rawValue.uppercased())" }

  /// Whether the compiler is to read other modules for one that has no file: Linux's C library for `Darwin`.
  /// Modules of such names would make the package manager take the machine for a Mac.
  func replaces(_ module: String) -> Bool { module == "Darwin" }

  /// Whether a module of Vitrine's or the toolchain's is one that the platform hasn't got.
  func lacks(_ module: String) -> Bool {
    if Self.linux.contains(module) { return true }
    switch self {
    case .iOS: return ["AppKit", "Cocoa", "WatchKit", "Carbon"].contains(module)
    case .watchOS: return ["AppKit", "Cocoa", "Carbon"].contains(module)
    case .macOS: return ["UIKit", "WatchKit", "ActivityKit"].contains(module)
    }
  }

  /// Modules that exist on Linux and on none of Apple's platforms; `ObjectiveC`, which source asks for to
  /// find out whether there is an Objective-C runtime.
  private static let linux: Set<String> = [
    "Android", "Bionic", "CRT", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "ObjectiveC", "SwiftGlibc", "ucrt",
    "WASILibc", "WinSDK",
  ]
}
