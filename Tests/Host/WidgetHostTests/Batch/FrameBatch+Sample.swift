@testable import WidgetHost

extension FrameBatch {
  /// A batch of one small widget in two styles and three phases, for tests of what is kept and sent of its frames.
  static func sample(includesProduct: Bool) -> FrameBatch {
    var wide = FrameStyle()
    wide.typeSize = "accessibility3"
    return FrameBatch(
      product: "P", kind: "K", family: "systemSmall", setting: Setting(),
      styles: [FrameStyle(), wide], phases: [.placeholder, .snapshot, .timeline],
      output: OutputSpec(folder: "/nowhere", formats: [], includesProduct: includesProduct),
      providerTimeout: 1, world: WorldSpec())
  }
}
