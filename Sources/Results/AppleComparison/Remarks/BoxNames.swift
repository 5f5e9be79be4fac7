import Foundation
import InkComparison

/// The views that boxes of ink belong to.
struct BoxNames {
  let views: [PlacedView]
  /// Pixels per point.
  let scale: Double

  func rect(_ box: InkBox) -> CGRect {
    CGRect(
      x: Double(box.left) / scale, y: Double(box.top) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
  }

  /// The smallest view around the middle of a box that is about as large; of two that are equal the inner.
  func view(of box: InkBox) -> PlacedView? {
    let rect = rect(box)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let around = views.filter {
      $0.frame.insetBy(dx: -2, dy: -2).contains(middle) && $0.frame.height >= rect.height - 3
        && $0.frame.width >= rect.width - 8
    }
    return around.reversed().min {
      $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
    }
  }

  /// `The text “Lisbon”`, `The symbol “airplane”`, `A shape in the HStack`.
  func name(of box: InkBox) -> String {
    guard let view = view(of: box) else { return "A shape" }
    switch view.kind {
    case "Text":
      let text = (view.text ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
      if text.isEmpty { return "A text" }
      return "The text “\(text.count > 40 ? text.prefix(39) + "…" : text)”"
    case "Image":
      guard let name = view.name, !name.isEmpty else { return "An image" }
      return "The image “\(name)”"
    default: return "What \(view.kind) draws"
    }
  }
}
