import Foundation
import XcodeProject

extension StubModules {
  /// Problems for a person, one a module.
  var problems: [ProjectProblem] {
    let names = appleNames
    let apples =
      names.isEmpty
      ? []
      : [
        ProjectProblem(
          .unsupported,
          "Vitrine lacks \(names.joined(separator: ", ")); what is used of \(names.count == 1 ? "it" : "them") is a stub.",
          at: target.project, remedy: "Give what the widget needs of it by --stub FILE.")
      ]
    let hidden =
      hiddenNames.isEmpty
      ? []
      : [
        ProjectProblem(
          .missingFile,
          "\(hiddenFiles.joined(separator: ", ")) \(hiddenFiles.count == 1 ? "isn't" : "aren't") there; \(hiddenNames.joined(separator: ", ")) \(hiddenNames.count == 1 ? "is a stub" : "are stubs").",
          at: target.project, remedy: "Give what is declared there by --stub FILE.")
      ]
    return apples + hidden + moduleProblems + leftOutProblems
  }

  private static let placesShown = 12

  /// Code that is left out for the compiler's message alone, one problem a place.
  private var refusedProblems: [ProjectProblem] {
    let places = leftOutPlaces.filter { $0.refusal != nil }
    let shown = places.prefix(Self.placesShown).map { place in
      ProjectProblem(
        .unsupported,
        "\(place.name) isn't compiled, as the compiler refuses it: \(place.refusal ?? ""). Frames that come by have the diagnostic stub-code.",
        at: "\(place.file):\(place.line)")
    }
    guard places.count > shown.count else { return shown }
    return shown + [
      ProjectProblem(
        .unsupported,
        "\(places.count - shown.count) more places aren't compiled, as the compiler refuses them.",
        at: target.project)
    ]
  }

  private var limitProblems: [ProjectProblem] {
    limits.sorted().map {
      ProjectProblem(
        .unsupported, $0, at: target.project,
        remedy: remedyForLeftOut)
    }
  }

  /// The way to have what code that is left out needs. No folder of packages has a framework of Apple's.
  private var remedyForLeftOut: String {
    let isAnyPackages = modules.contains { module in
      target.packageProducts.contains { $0.name == module } || !AppleModules.isFramework(module)
    }
    return isAnyPackages
      ? "Name a folder with the packages by --packages, or give modules by --stub MODULE=FILE."
      : "Give what is missing by --stub FILE."
  }

  private var leftOutProblems: [ProjectProblem] {
    let places = leftOutPlaces.filter { $0.refusal == nil }
    let ended = refusedProblems + limitProblems
    guard !places.isEmpty else { return ended }
    let names = places.prefix(Self.placesShown).map(\.description).joined(separator: ", ")
    let rest =
      places.count > Self.placesShown ? " and \(places.count - Self.placesShown) more" : ""
    return [
      ProjectProblem(
        .unsupported,
        "\(places.count == 1 ? "A place isn't compiled, as it needs" : "\(places.count) places aren't compiled, as they need") what isn't there: \(names)\(rest). Frames that come by have the diagnostic stub-code.",
        at: target.project,
        remedy: remedyForLeftOut)
    ] + ended
  }

  private var moduleProblems: [ProjectProblem] {
    headers.map { header in
      ProjectProblem(
        .unsupported,
        "The Objective-C that \(header) declares isn't compiled; what is used of it is a stub.",
        at: target.swift.bridgingHeader, remedy: "Give what Swift uses of it by --stub FILE.")
    }
      + modules.filter { !refused.contains($0) }.map { module in
        let used = isEmpty ? "an empty one replaces it" : "what is used of it is a stub"
        // A package's product may have the name of one of Apple's frameworks.
        let isPackages = target.packageProducts.contains { $0.name == module }
        guard isPackages || !AppleModules.isFramework(module) else {
          return ProjectProblem(
            .unsupported, "Vitrine has no \(module) of Apple's; \(used).", at: target.project,
            remedy: "Give what the widget needs of it by --stub \(module)=FILE.")
        }
        return ProjectProblem(
          .unsupported, "The module \(module) isn't there; \(used).", at: target.project,
          remedy:
            "\(Self.source(of: target.project)), name a folder with them by --packages, or give the module by --stub \(module)=FILE."
        )
      }
  }

  /// The way to have the packages of a project, as the beginning of a sentence.
  static func source(of project: String) -> String {
    let podfile = (project as NSString).deletingLastPathComponent + "/Podfile"
    return FileManager.default.fileExists(atPath: podfile)
      ? "Run pod install" : "Resolve the project's packages in Xcode and copy SourcePackages here"
  }
}
