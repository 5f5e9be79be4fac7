import Failures
import Foundation
// For every file of these tests.
@_exported import TestSupport

@testable import WidgetHost

/// The executable of fixture widgets that was built beside the tests.
enum FixtureProduct {
  static var executable: ProductExecutable {
    get throws {
      var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      // The tests' own executable is in a bundle's folder on some platforms.
      for _ in 0..<3 {
        let path = folder.appendingPathComponent("FixtureWidgets").path
        if FileManager.default.isExecutableFile(atPath: path) {
          return ProductExecutable(name: "FixtureWidgets", path: path)
        }
        folder = folder.deletingLastPathComponent()
      }
      let path = Repository.built("FixtureWidgets")
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw Failure("FixtureWidgets wasn't built: swift build --product FixtureWidgets")
      }
      return ProductExecutable(name: "FixtureWidgets", path: path)
    }
  }

  /// A script of the shell in the place of a product.
  static func script(_ text: String, in folder: ScratchFolder) throws -> ProductExecutable {
    let draft = try folder.write("#!/bin/sh\n\(text)\n", to: "draft")
    let path = folder.path + "/worker"
    // Another process writes the script: a child of a test beside this one might hold the file open,
    // and then the system refuses to run it.
    let install = try Process.run(
      URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", draft, path])
    install.waitUntilExit()
    return ProductExecutable(name: "worker", path: path)
  }
}

extension FrameBatch {
  /// Providers have as much time as a busy machine needs; who tests one that never answers gives it less.
  static func fixture(
    _ kind: String, family: String = "systemSmall", phases: [PhaseKind] = PhaseKind.standard,
    in folder: ScratchFolder, formats: [OutputSpec.Format] = [.png]
  ) -> FrameBatch {
    FrameBatch(
      product: "FixtureWidgets", kind: kind, family: family, setting: Setting(),
      styles: [FrameStyle()],
      phases: phases,
      output: OutputSpec(folder: folder.path, formats: formats, includesProduct: false),
      providerTimeout: 20, world: WorldSpec())
  }
}
