import DisplayList

/// The largest bitmap that a widget may show. The system archives a widget's views together with the
/// pixels of its bitmaps (a catalogue's images go by name), and refuses one that is too large:
/// “Widget archival failed due to image being too large”, since iOS 17.1.
///
/// Apple publishes no figure, and it differs between devices. Developers report maxima of 487,911.6,
/// 526,750.4, 718,080 and 877,852 pixels, and one of about 1.2 million.
enum ArchivedImageLimit {
  /// Pixels that every device is known to take.
  static let safe = 487_911
  /// Pixels that no device is known to take.
  static let most = 1_200_000

  static func check(_ image: ImagePixels, _ context: ResolveContext?) {
    let area = image.width * image.height
    guard area > safe else { return }
    let size = "An image of \(image.width) × \(image.height) pixels"
    if area > most {
      context?.diagnose(
        "image-too-large",
        "\(size) is more than the system archives (about 0.5 to 1.2 million pixels, by device): on "
          + "a device this widget stays blank. Scale it down to the pixels that the widget shows.",
        view: "Image")
    } else {
      context?.diagnose(
        "large-image",
        "\(size) is more than some devices archive (0.5 million pixels; others up to 1.2 million): "
          + "there the widget stays blank. Scale it down to the pixels that the widget shows.",
        view: "Image")
    }
  }
}
