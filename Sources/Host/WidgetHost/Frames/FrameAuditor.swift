import Assets
import Audit
import DisplayList

/// Audits frames: see `Audit`.
@MainActor
final class FrameAuditor: FrameSink {
  private let audit = FrameAudit()
  private let renderer: FrameRenderer

  /// - Parameter renderer: draws what a placeholder hides.
  init(_ renderer: FrameRenderer) { self.renderer = renderer }

  func take(_ artifact: FrameArtifact, _ record: inout FrameRecord) throws {
    // Live Activities and controls have no rules yet.
    guard let site = artifact.scene.site else { return }
    let reasons = artifact.scene.environment.redactionReasons
    let isRedacted = reasons.contains(.placeholder)
    var result = audit.audit(
      artifact.displayList, diagnostics: artifact.diagnostics, isRedacted: isRedacted,
      hidesNames: reasons.contains(.privacy),
      hasOwnColors: site.mode == .fullColor)
    if isRedacted { result.hiddenTexts = renderer.texts(of: artifact.scene.unredacted) }
    result.observations += AssetBundle.takeUntranslated().map {
      .init(
        .missingTranslation,
        "“\($0.key)” of the table \($0.table) isn't translated for \($0.locale).")
    }
    record.audit = result
  }
}
