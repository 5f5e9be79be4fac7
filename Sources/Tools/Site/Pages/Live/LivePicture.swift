/// A picture of a live page, with all that its script shows of it.
package struct LivePicture: Encodable, Sendable {
  private var picture: PictureData
  /// The outline of its corners, as ``CornerPath`` has it; nil where nothing is cut.
  private var clip: String?

  /// - Parameters:
  ///   - frame: its files are those of the server.
  ///   - widget: the one that it is a frame of.
  package init(_ frame: Gallery.Frame, of widget: Gallery.Widget) {
    var corners = CornerSet()
    picture = PictureData(frame, of: widget, root: "", corners: &corners)
    clip = corners.paths.first?.path
    picture.corner = nil
    picture.files = []
  }
}
