import DisplayList
import SwiftUI

/// A picture that isn't a widget's: what to draw, on which canvas.
@MainActor
struct PresentedPicture {
  let view: AnyView
  let canvas: Canvas
  /// nil where the canvas may be too small without harm.
  var tooLarge: (code: String, message: (CGSize) -> String)?
  var said: [Diagnostic] = []
}

/// Draws and writes pictures of one unit that aren't a widget's.
@MainActor
final class PresentedFrameMaker {
  private let unit: FrameUnit
  private let renderer: ViewRenderer
  private let files: FrameFiles

  init(_ unit: FrameUnit, _ renderer: ViewRenderer) {
    self.unit = unit
    self.renderer = renderer
    files = FrameFiles(unit.output)
  }

  func make(
    _ picture: PresentedPicture, _ request: FrameRequest, _ environment: EnvironmentValues,
    id: String
  ) throws -> FrameRecord {
    let start = DispatchTime.now().uptimeNanoseconds
    let date = request.setting.now
    let (rendered, size, notes) = draw(picture, request, environment, date)
    let drawn = DispatchTime.now().uptimeNanoseconds
    let digest = rendered.displayList.digest.description
    let paths = try files.write(
      rendered.displayList, of: request, id: id, digest: digest, scale: request.scale,
      title: "\(unit.kind), \(unit.family)")
    let comparison = try files.compare(
      rendered.displayList, id: id, digest: digest, scale: request.scale)
    let written = DispatchTime.now().uptimeNanoseconds
    return FrameRecord(
      id: id, request: request, date: date, size: size, scale: request.scale, files: paths,
      digest: digest, diagnostics: picture.said + rendered.displayList.diagnostics + notes,
      links: links(rendered, size),
      texts: rendered.displayList.views.compactMap(\.text).filter { !$0.isEmpty },
      comparison: comparison,
      drawTime: Double(drawn - start) / 1e6, writeTime: Double(written - drawn) / 1e6)
  }

  private func draw(
    _ picture: PresentedPicture, _ request: FrameRequest, _ environment: EnvironmentValues,
    _ date: Date
  ) -> (RenderedView, CGSize, [Diagnostic]) {
    let canvas = picture.canvas
    func offer(_ range: ClosedRange<CGFloat>) -> CGFloat? {
      range.lowerBound == range.upperBound ? range.lowerBound : nil
    }
    let wanted = renderer.renderFitting(
      picture.view,
      proposal: ProposedViewSize(width: offer(canvas.width), height: offer(canvas.height)),
      environment: environment, displayDate: date
    ).size
    let size = canvas.size(fitting: wanted, scale: request.scale)
    var options = RenderOptions(displayDate: date)
    options.containerCornerRadius = canvas.cornerRadius
    let rendered = renderer.render(
      picture.view, size: size, environment: environment, options: options)
    var notes: [Diagnostic] = []
    if let tooLarge = picture.tooLarge,
      wanted.height > canvas.height.upperBound + 0.5 || wanted.width > canvas.width.upperBound + 0.5
    {
      notes.append(Diagnostic(code: tooLarge.code, message: tooLarge.message(wanted)))
    }
    if let assumption = canvas.assumption {
      notes.append(Diagnostic(code: "assumed-size", message: assumption))
    }
    return (rendered, size, notes)
  }

  private func links(_ rendered: RenderedView, _ size: CGSize) -> [FrameRecord.Link] {
    let whole = rendered.widgetURLs.last.map {
      FrameRecord.Link(url: $0.absoluteString, rect: CGRect(origin: .zero, size: size))
    }
    return [whole].compactMap { $0 }
      + rendered.displayList.views.compactMap { view in
        view.link.map { FrameRecord.Link(url: $0, rect: view.frame) }
      }
  }
}
