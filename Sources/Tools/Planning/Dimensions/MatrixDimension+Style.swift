import Arguments
import Failures
import WidgetHost

// The dimensions that change how an entry is drawn.
extension MatrixDimension {
  package static let appearance = MatrixDimension(
    key: "appearance",
    option: .option(
      "appearance", "light,dark", "the color scheme (both)", \.appearances,
      completion: .values(FrameStyle.Appearance.allCases.map(\.rawValue))
    ) { try $0.cases(FrameStyle.Appearance.self) },
    changes: { dimensions, _ in
      (dimensions.appearances ?? FrameStyle.Appearance.allCases).map { value in
        { $0.style.appearance = value }
      }
    },
    namePart: .value { FrameStyle.Appearance(rawValue: $0) != nil })

  package static let contrast = MatrixDimension(
    key: "contrast",
    option: .option(
      "contrast", "standard,increased", "the contrast setting (standard)", \.contrasts,
      completion: .values(FrameStyle.Contrast.allCases.map(\.rawValue))
    ) { try $0.cases(FrameStyle.Contrast.self) },
    changes: { dimensions, isWide in
      (dimensions.contrasts ?? (isWide ? FrameStyle.Contrast.allCases : [.standard])).map { value in
        { $0.style.contrast = value }
      }
    },
    namePart: .prefixed("contrast-"))

  package static let typeSize = MatrixDimension(
    key: "typeSize",
    option: .option(
      "type-size", "SIZE,…", "xSmall … xxxLarge, accessibility1 … 5 (large)", \.typeSizes,
      completion: .values(FrameStyle.typeSizes)
    ) { values in
      for name in values.list where !FrameStyle.typeSizes.contains(name) {
        throw Failure.unknown("type size", name, among: FrameStyle.typeSizes)
      }
      return values.list
    },
    changes: { dimensions, isWide in
      (dimensions.typeSizes ?? (isWide ? ["large", "accessibility5"] : ["large"])).map { value in
        { $0.style.typeSize = value }
      }
    },
    namePart: .value { FrameStyle.typeSizes.contains($0) })

  package static let direction = MatrixDimension(
    key: "direction",
    option: .option(
      "direction", "ltr,rtl", "the layout's direction (the locale's)", \.directions,
      completion: .values(FrameStyle.Direction.allCases.map(\.rawValue))
    ) { try $0.cases(FrameStyle.Direction.self).map(Optional.some) },
    changes: { dimensions, _ in
      dimensions.directions.map { value in { $0.style.direction = value } }
    },
    namePart: .value { FrameStyle.Direction(rawValue: $0) != nil })

  package static let rendering = MatrixDimension(
    key: "rendering",
    option: .option(
      "rendering", "MODE,…",
      "fullColor, accented, vibrant, or all that the placement has (its usual one)", \.renderings,
      completion: .values(FrameStyle.Rendering.allCases.map(\.rawValue) + ["all"])
    ) { try $0.wanted(FrameStyle.Rendering.self) },
    changes: { dimensions, isWide in
      isWide
        ? (dimensions.renderings?.values ?? FrameStyle.Rendering.allCases).map { value in
          { $0.style.rendering = value }
        }
        : dimensions.namedModes.map { value in { $0.style.rendering = value } }
    },
    namePart: .value { FrameStyle.Rendering(rawValue: $0) != nil })

  package static let tint = MatrixDimension(
    key: "tint",
    option: .option(
      "tint", "RRGGBB,…", "the user's color where widgets are tinted", \.tints
    ) { values in
      try values.list.map { text in
        guard let tint = Tint(text) else {
          throw Failure.usage(
            "--tint wants colors as FF9F0A, six digits of 0 … F, not “\(text)”.")
        }
        return tint
      }
    },
    changes: { dimensions, _ in dimensions.tints.map { value in { $0.style.tint = value } } },
    namePart: .prefixed("tint-"))

  package static let luminance = MatrixDimension(
    key: "luminance",
    option: .option(
      "luminance", "standard,reduced", "reduced with Always-On (standard)", \.luminances,
      completion: .values(FrameStyle.Luminance.allCases.map(\.rawValue))
    ) { try $0.cases(FrameStyle.Luminance.self) },
    changes: { dimensions, _ in
      dimensions.luminances.map { value in { $0.style.luminance = value } }
    },
    namePart: .prefixed("luminance-"))

  package static let lock = MatrixDimension(
    key: "lock",
    option: .option(
      "locked", "unlocked,locked", "the device is locked, or as given after = (unlocked)", \.locks,
      implied: FrameStyle.Lock.locked.rawValue,
      completion: .values(FrameStyle.Lock.allCases.map(\.rawValue))
    ) { try $0.cases(FrameStyle.Lock.self) },
    changes: { dimensions, _ in dimensions.locks.map { value in { $0.style.lock = value } } },
    namePart: .value { FrameStyle.Lock(rawValue: $0) != nil })

  package static let detail = MatrixDimension(
    key: "detail",
    option: .option(
      "detail", "default,simplified",
      "simplified as from a distance on Apple Vision Pro (default)", \.details,
      completion: .values(FrameStyle.Detail.allCases.map(\.rawValue))
    ) { try $0.cases(FrameStyle.Detail.self) },
    changes: { dimensions, _ in
      dimensions.details.map { value in { $0.style.detail = value } }
    },
    namePart: .prefixed("detail-"))
}

extension OptionValues {
  /// Everything that fits for `all`, else cases of an enumeration.
  func wanted<Value: RawRepresentable & CaseIterable & Equatable & Sendable>(
    _ type: Value.Type
  ) throws -> Dimensions.Wanted<Value> where Value.RawValue == String {
    list == ["all"] ? .all : .these(try cases(type))
  }
}

extension Dimensions.Wanted {
  /// The values that were asked for; nil for all.
  var values: [Value]? {
    if case .these(let values) = self { values } else { nil }
  }
}
