/// The knowledge of Vitrine's about messages of a build that fails: what is meant, and what to do.
enum BuildAdvice {
  /// Apple's modules of Macs, which iOS has not.
  private static let macModules: Set = ["AppKit", "Cocoa", "Carbon", "IOKit", "ScriptingBridge"]
  /// The modules that Vitrine's package has as products.
  static let ownModules: Set = [
    "SwiftUI", "WidgetKit", "AppIntents", "Intents", "ActivityKit", "UIKit", "CoreGraphics",
    "Combine", "os", "OSLog", "Security", "RelevanceKit", "Charts", "CoreData",
    "SwiftData",
    "VitrineTesting",
  ]

  /// - Parameters:
  ///   - output: of the build.
  ///   - package: the package that was built.
  ///   - wantsMacOnly: whether its manifest names macOS and no other platform.
  /// - Returns: sentences, each once.
  static func advice(on output: String, usesSDK: Bool, wantsMacOnly: Bool) -> [String] {
    var found: [String] = []
    func add(_ sentence: String) {
      if !found.contains(sentence) { found.append(sentence) }
    }
    if output.contains("No Swift SDK found matching query") || output.contains("no Swift SDK") {
      add(
        "The package depends on nothing, so it is built with Vitrine's SDK, which isn't installed: make sdk in "
          + "Vitrine's folder writes it to output/sdk, and swift sdk install FILE installs it.")
    }
    for match in output.matches(of: /no such module '(\w+)'/) {
      add(advice(onModule: String(match.1), usesSDK))
    }
    for match in output.matches(
      of: /module compiled with Swift ([\d.]+) cannot be imported by the Swift ([\d.]+)/)
    {
      add(
        "The SDK is of Swift \(match.1) and the compiler of \(match.2): install the SDK whose name has "
          + "swift\(match.2).")
    }
    if output.contains("undefined reference to 'main'") || output.contains("undefined symbol: main")
    {
      add("An executable has no entry: mark its WidgetBundle @main.")
    }
    if output.contains(/type 'Bundle\??' has no member 'module'/) {
      add(
        "Bundle.module is there where Package.swift names the target's resources. Xcode finds catalogues by "
          + "itself, the package manager doesn't on Linux: add resources: [.copy(\"Assets.xcassets\")] to "
          + "the target.")
    }
    if output.contains("was compiled with module cache path") {
      add(
        "The folder was moved or copied with what was built in it: remove its .build, and build again."
      )
    }
    if wantsMacOnly, !found.isEmpty || output.contains("error: ") {
      add(
        "Package.swift names macOS alone, and Vitrine builds as for iOS: add .iOS(.v17) to its platforms, and put "
          + "what only a Mac has into #if os(macOS).")
    }
    return found
  }

  private static func advice(onModule name: String, _ usesSDK: Bool) -> String {
    if macModules.contains(name) {
      return
        "\(name) is a Mac's, and Vitrine builds as for iOS: put the import, and what uses it, into #if "
        + "canImport(\(name))."
    }
    if ownModules.contains(name), !usesSDK {
      return
        "\(name) is a product of Vitrine's package: add .product(name: \"\(name)\", package: \"vitrine\") to "
        + "the target's dependencies."
    }
    return
      "There is no module \(name) here. Where it is a framework of Apple's, Vitrine doesn't have it (docs/support.md "
      + "lists what it has): put the import, and what uses it, into #if canImport(\(name)). Where it is a "
      + "package's, add that to the dependencies."
  }
}
