/// The pictures of one moment of a widget in the light and, where it was made, in the dark appearance.
struct DocsPicturePair: Hashable {
  var light: DocsSite.Picture
  /// The picture in the dark appearance; nil where there is one for both.
  var dark: DocsSite.Picture?
  var family: String
  /// The phase of the frame.
  var phase: String
  var variant: Gallery.Variant
  /// The caption below the picture; empty where the heading is enough.
  var caption: String
  /// The alternative text.
  var alt: String

  /// The picture in a DocC directive: without appearance, scale and extension.
  var doccReference: String
}
