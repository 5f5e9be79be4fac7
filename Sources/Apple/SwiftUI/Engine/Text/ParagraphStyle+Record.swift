import DisplayList
import Foundation
import Typesetting

extension ParagraphStyle {
  func describe(_ record: inout ViewRecord) {
    if let lineLimit { record.traits.append(ViewTrait(.lineLimit, CGFloat(lineLimit))) }
    if lineSpacing > 0 { record.traits.append(ViewTrait(.lineSpacing, lineSpacing)) }
    if minimumScaleFactor < 1 {
      record.traits.append(ViewTrait(.minimumScaleFactor, minimumScaleFactor))
    }
    switch alignment {
    case .leading: break
    case .center: record.traits.append(ViewTrait(.multilineTextAlignment, "center"))
    case .trailing: record.traits.append(ViewTrait(.multilineTextAlignment, "trailing"))
    }
  }

  /// The distance of a text of `width` from the left edge of its box; points.
  func place(of width: CGFloat, in box: CGFloat) -> CGFloat {
    guard box > width else { return 0 }
    switch alignment {
    case .center: return (box - width) / 2
    case .leading: return isRightToLeft ? box - width : 0
    case .trailing: return isRightToLeft ? 0 : box - width
    }
  }
}
