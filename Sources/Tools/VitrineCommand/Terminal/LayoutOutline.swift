import DisplayList
import Failures
import Foundation

/// The outline of a frame's layout JSON: a line for each view, with its position, text and font.
enum LayoutOutline {
  private struct View: Decodable {
    var view: String
    var frame: [Double]
    var text: String?
    var font: String?
    var color: String?
    var link: String?
    var label: String?
    var children: [View]?
  }

  /// - Returns: nil where it isn't layout JSON.
  static func lines(_ json: Data) -> [String]? {
    let decoder = JSONDecoder()
    // A single view has no brackets around it.
    let one = (try? decoder.decode(View.self, from: json)).map { [$0] }
    guard let roots = one ?? (try? decoder.decode([View].self, from: json)) else { return nil }
    var lines: [String] = []
    for root in roots { add(root, 1, &lines) }
    return lines
  }

  private static func add(_ view: View, _ depth: Int, _ lines: inout [String]) {
    var line = String(repeating: "  ", count: depth) + view.view
    let frame = view.frame.map(number)
    if frame.count == 4 { line += " \(frame[2])×\(frame[3]) at \(frame[0]),\(frame[1])" }
    if let text = view.text {
      line += " “\(text)”"
    } else if let label = view.label {
      line += " “\(label)”"
    }
    for trait in [view.font, view.color] { if let trait { line += " \(trait)" } }
    if let link = view.link { line += " → \(link)" }
    lines.append(PlainText.line(line))
    for child in view.children ?? [] { add(child, depth + 1, &lines) }
  }

  /// Points with at most one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    guard abs(tenths) < 1e9 else { return "?" }
    return tenths.truncatingRemainder(dividingBy: 10) == 0
      ? String(Int(clamping: tenths / 10)) : String(tenths / 10)
  }
}
