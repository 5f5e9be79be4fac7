import Assets
import CoreGraphics
import DisplayList
import Foundation
import Symbols
import SystemDesigns
import UIKit

extension Image {
  /// - Parameter context: where it is noted that a name leads nowhere.
  func resolved(_ environment: EnvironmentValues, _ context: ResolveContext?) -> ResolvedImage? {
    switch source {
    case .pixels(let pixels):
      if let symbol = pixels.symbol, resizing != nil, renderingMode != .original {
        return resolved(
          symbol.outlines,
          SymbolAppearance(name: symbol.name, mode: .monochrome, variableValue: nil), environment)
      }
      if environment.surface == .widget { ArchivedImageLimit.check(pixels.image, context) }
      return resolved(
        pixels.image, size: pixels.size, isTemplate: pixels.isTemplate, capInsets: nil, environment)
    case .asset(let name, let bundle): return asset(name, bundle, environment, context)
    case .symbol(let name, let value): return symbol(name, value, environment, context)
    case .drawing(let drawing):
      let commands = context.map {
        drawing.commands(_ViewInputs(environment: environment, context: $0))
      }
      return ResolvedImage(
        content: .drawing(commands ?? []), size: drawing.size, descent: 0, resizing: resizing,
        environment: environment)
    case .nothing:
      return ResolvedImage(
        content: .nothing, size: .zero, descent: 0, resizing: resizing, environment: environment)
    }
  }

  private func resolved(
    _ image: ImagePixels, size: CGSize, isTemplate: Bool, capInsets: EdgeInsets?,
    _ environment: EnvironmentValues
  ) -> ResolvedImage {
    let template = renderingMode.map { $0 == .template } ?? isTemplate
    // A catalogue's slices count where the code names none.
    var resizing = resizing
    if let capInsets, resizing?.capInsets == EdgeInsets() { resizing?.capInsets = capInsets }
    return ResolvedImage(
      content: .pixels(image, isTemplate: template), size: size, descent: 0,
      resizing: resizing, interpolation: interpolation, environment: environment)
  }

  private func asset(
    _ name: String, _ bundle: AssetBundle, _ environment: EnvironmentValues,
    _ context: ResolveContext?
  ) -> ResolvedImage {
    let appearance = AssetLibrary.Appearance(
      isDark: environment.colorScheme == .dark,
      isHighContrast: environment.colorSchemeContrast == .increased)
    if let asset = bundle.library.image(
      named: name, scale: environment.displayScale, appearance: appearance)
    {
      if let note = asset.note {
        context?.diagnose(
          "damaged-image", "The image “\(name)” isn't as it should be: \(note).", view: "Image")
      }
      return resolved(
        asset.image, size: asset.size, isTemplate: asset.isTemplate,
        capInsets: asset.capInsets.map {
          EdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
        }, environment)
    }
    if let symbol = ownSymbol(name, bundle, environment) { return symbol }
    context?.diagnose(
      "missing-image",
      "The image “\(name)” is drawn as nothing, as on iOS: "
        + "\(bundle.library.reasonForMissingImage(named: name)). Fix it in the widget's "
        + "Assets.xcassets, or correct the name.", view: "Image")
    return ResolvedImage(
      content: .nothing, size: .zero, descent: 0, resizing: resizing, environment: environment)
  }

  private func symbol(
    _ name: String, _ value: Double?, _ environment: EnvironmentValues, _ context: ResolveContext?
  ) -> ResolvedImage {
    // No symbol has this name, in whatever set: the system finds none, and draws nothing.
    guard !name.isEmpty else {
      context?.diagnose(
        "missing-image",
        "A symbol's name is empty: nothing is drawn, as on iOS. Give systemName a name.",
        view: "Image")
      return ResolvedImage(
        content: .nothing, size: .zero, descent: 0, resizing: resizing, environment: environment)
    }
    let library = SymbolLibrary.shared
    let name = environment.symbolVariants.name(for: name, exists: library.contains)
    let font = environment.fontDescriptor()
    let symbol = library.symbol(
      named: localized(name, environment), size: font.size, weight: font.weight,
      scale: environment.fields.symbolScale,
      bounds: environment.systemDesign.symbolBounds)
    if !symbol.isKnown {
      context?.diagnose(
        "unknown-symbol",
        "No substitute is known for the symbol “\(name)”: a dashed box is drawn. Check the name in the SF Symbols "
          + "app, or put a symbol set of that name into the catalogue.", view: "Image")
    }
    let appearance = SymbolAppearance(name: name, mode: mode(environment), variableValue: value)
    if appearance.mode == .multicolor, appearance.ownColors?.fit(symbol) != true {
      context?.diagnose(
        "symbol-multicolor",
        "The substitute for “\(name)” has no colours of its own that are known: it is drawn in the "
          + "foreground's. Use palette rendering to colour its layers.", view: "Image")
    }
    noteLayers(symbol, appearance, environment, context)
    return resolved(symbol, appearance, environment)
  }

  /// The name of the form for the reading direction: SF Symbols lists one that ends with `rtl` beside names as `list.bullet`,
  /// and the system takes it by itself (Human Interface Guidelines, SF Symbols). Symbols that are mirrored have none: theirs
  /// would be mirrored back.
  private func localized(_ name: String, _ environment: EnvironmentValues) -> String {
    let other = name + ".rtl"
    let isThere =
      environment.layoutDirection == .rightToLeft
      && !SymbolAppearance.followsReadingDirection(name) && SymbolLibrary.shared.contains(other)
    return isThere ? other : name
  }

  /// A symbol's size is that of its box in the line, rounded up to pixels, its outlines in the middle. A resizable one has
  /// neither side bearings nor a place beside a baseline: its ink fills the frame. Source: pictures that Apple's SwiftUI
  /// made on iOS 18.6 of `checkmark` in 12 × 8 points (ink 36 × 24 pixels at 3 a point), `arrow.right` and `person` scaled
  /// to fit squares of 16 and 20. That holds for a symbol's `UIImage` as well: `bolt.fill` scaled to fit 16 and 18 points has
  /// 46 and 52 rows of ink at three a point (home-assistant/iOS @d722d78, circular and rectangular complications).
  private func resolved(
    _ symbol: SymbolLibrary.Symbol, _ appearance: SymbolAppearance,
    _ environment: EnvironmentValues
  ) -> ResolvedImage {
    if resizing != nil {
      let ink = symbol.layers.reduce(CGRect.null) { $0.union(Figure($1.outline).tightBox) }
      if ink.width > 0, ink.height > 0 {
        return ResolvedImage(
          content: .symbol(symbol, appearance), size: ink.size, descent: ink.maxY,
          origin: -ink.minX, resizing: resizing, environment: environment)
      }
    }
    let size = CGSize(width: symbol.width, height: symbol.ascent + symbol.descent)
      .roundedUp(environment.displayScale)
    return ResolvedImage(
      content: .symbol(symbol, appearance), size: size, descent: symbol.descent,
      origin: (size.width - symbol.width) / 2, resizing: resizing, environment: environment)
  }

  /// A symbol set of the bundle's; nil where there is none, or its file isn't one.
  private func ownSymbol(
    _ name: String, _ bundle: AssetBundle, _ environment: EnvironmentValues
  ) -> ResolvedImage? {
    let font = environment.fontDescriptor()
    guard let template = bundle.library.symbol(named: name),
      let symbol = SymbolLibrary.Symbol(
        template, size: font.size, weight: font.weight, scale: environment.fields.symbolScale)
    else { return nil }
    let appearance = SymbolAppearance(name: name, mode: mode(environment), variableValue: nil)
    return resolved(symbol, appearance, environment)
  }

  /// Notes a palette or a hierarchy that the substitute has too few layers for. A symbol of one word, as `heart`,
  /// has one layer with Apple too.
  private func noteLayers(
    _ symbol: SymbolLibrary.Symbol, _ appearance: SymbolAppearance,
    _ environment: EnvironmentValues,
    _ context: ResolveContext?
  ) {
    let count = symbol.levelCount
    let colors = environment.fields.foregroundStyles.count
    let layers = count == 1 ? "one layer" : "\(count) layers"
    let isComposed = appearance.name.split(separator: ".").count { $0 != "fill" } > 1
    let lack: String
    switch appearance.mode {
    case .palette where colors > count && symbol.isKnown:
      lack =
        "of the \(colors) colours of its palette it shows the first\(count == 1 ? "" : " \(count)")"
    case .hierarchical where count == 1 && isComposed && symbol.isKnown:
      lack = "all of it is drawn at full strength"
    default: return
    }
    context?.diagnose(
      "symbol-layers",
      "The substitute for “\(appearance.name)” has \(layers): \(lack). Put a symbol set with Apple's layers into the catalogue.",
      view: "Image")
  }

  private func mode(_ environment: EnvironmentValues) -> SymbolRenderingMode {
    if let mode = symbolMode ?? environment.symbolRenderingMode { return mode }
    if renderingMode == .original { return .multicolor }
    return environment.fields.foregroundStyles.count > 1 ? .palette : .monochrome
  }
}

extension Image {
  /// The description of how a symbol is set; nil for other images.
  func typography(_ environment: EnvironmentValues) -> [String: String]? {
    guard case .symbol(_, let value) = source else { return nil }
    var values: [String: String] = [:]
    let mode = mode(environment)
    if mode != .monochrome { values["rendering mode"] = mode.name }
    if resizing == nil {
      values["font"] = environment.fontDescriptor().summary
      if environment.fields.symbolScale != .medium {
        values["scale"] = "\(environment.fields.symbolScale)"
      }
    }
    if let value { values["variable value"] = StoredArguments.text(CGFloat(value)) }
    return values
  }
}

extension CGSize {
  /// The size, rounded up to whole pixels.
  fileprivate func roundedUp(_ scale: CGFloat) -> CGSize {
    CGSize(
      width: (width * scale - 0.001).rounded(.up) / scale,
      height: (height * scale - 0.001).rounded(.up) / scale)
  }
}
