import DisplayList
import WidgetKitCore

// The notes on widgets that were built with an SDK without container backgrounds.
extension Diagnostic {
  /// Source: a build with iOS 17's SDK is what opts a widget in (wikipedia-ios#4701; Apple's forums, thread 736658).
  static func notOffered(at placement: Placement, builtWith sdk: LinkedSDK) -> Diagnostic {
    Diagnostic(
      code: "linked-sdk",
      message:
        "Built with the SDK of iOS \(sdk.name), the widget isn't offered at \(placement), where the system "
        + "removes backgrounds: build it with that of iOS 17 or later.")
  }

  static func assumedColors(
    of mode: WidgetRenderingMode, builtWith sdk: LinkedSDK
  ) -> Diagnostic {
    Diagnostic(
      code: "linked-sdk",
      message:
        "It isn't published how the system colours a widget that was built with the SDK of iOS \(sdk.name) in "
        + "the mode \(mode): its background is taken for content.")
  }

  static func unknownBackground(builtWith sdk: LinkedSDK) -> Diagnostic {
    Diagnostic(
      code: "linked-sdk",
      message:
        "The view has a container background, which the SDK of iOS \(sdk.name) doesn't know: source with "
        + "containerBackground(for:) needs that of iOS 17 or later (--linked-sdk).")
  }
}
