/// The boxes of ink of the pictures that were last looked at.
package final class FoundBoxes {
  private var known: [(words: [UInt32], boxes: [InkBox])] = []

  package init() {}

  package func boxes(of pixels: Pixels, scale: Double) -> [InkBox] {
    if let found = known.first(where: { $0.words == pixels.words }) { return found.boxes }
    let boxes = InkFinder(pixels, scale: scale).boxes
    known = known.suffix(1) + [(pixels.words, boxes)]
    return boxes
  }
}
