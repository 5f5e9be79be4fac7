import Foundation

/// A setting of the canvas that shows a preview.
@MainActor
public struct PreviewTrait<T>: Sendable {
  let value: PreviewTraitValue
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The device's screen, with the view in its middle; where no other layout is chosen.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> {
    .init(value: .layout(.device))
  }
  /// The size that the view takes when it is offered the device's screen.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
    .init(value: .layout(.sizeThatFits))
  }
  /// A container of this size in points, with the view in its middle.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    .init(value: .layout(.fixed(width: width, height: height)))
  }

  public static var portrait: PreviewTrait<Preview.ViewTraits> {
    .init(value: .orientation(.portrait))
  }
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    .init(value: .orientation(.portraitUpsideDown))
  }
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
    .init(value: .orientation(.landscapeLeft))
  }
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    .init(value: .orientation(.landscapeRight))
  }

  /// Shows the preview in the environment that a modifier makes. Of several, the first is innermost.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    .init(value: .modifier(modifier))
  }

  /// The style of Assistive Access.
  ///
  /// - Support: at rest; the frame says so.
  public static var assistiveAccess: PreviewTrait<Preview.ViewTraits> {
    .init(value: .accepted("assistiveAccess"))
  }
}

/// A base type that preview macros use; the macros are what creates previews.
@MainActor
public struct Preview: Sendable {
  private init() {}

  public enum ViewTraits: Sendable {}
}

enum PreviewTraitValue {
  case layout(PreviewLayout)
  case orientation(InterfaceOrientation)
  case modifier(any PreviewModifier)
  /// A trait without effect, by its name.
  case accepted(String)
}

/// The canvas of a preview, as its traits or its modifiers ask for it; nil for the canvas's own choice.
package struct PreviewSettings: Sendable {
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
  /// The device that `previewDevice(_:)` names.
  package var device: String?
  /// The names of traits without effect.
  package var accepted: [String] = []

  package init() {}

  /// Takes over what these don't choose.
  mutating func fill(from other: PreviewSettings) {
    layout = layout ?? other.layout
    orientation = orientation ?? other.orientation
    device = device ?? other.device
    accepted += other.accepted
  }
}
