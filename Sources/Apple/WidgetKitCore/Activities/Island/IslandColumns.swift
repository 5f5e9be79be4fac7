import SwiftUI

/// The regions of an expanded island in three columns: leading and trailing at the sides, the center below the camera, and
/// below the three, and part of each, the bottom region. Lengths are points within the island's margins.
///
/// 1. The distance of two views in a column is the one that they prefer, as in a `VStack` without a spacing.
/// 2. Leading and trailing get half of the width each. Of two priorities the side with the higher one gets all but what the
///    other has beside the camera. A side without the other gets all of it.
/// 3. The center is as wide as its views need; it keeps off the least widths of the sides, views that may move below left
///    out, and is at least as wide as the camera less the distances beside it. A side's distance to it is the largest that
///    any of their views prefers.
/// 4. The height goes to the views as in a stack, the bottom region's being offered what every column can spare.
/// 5. The bottom region begins below the lower of leading and trailing.
/// 6. A side's view that reaches beside the camera and is too wide for it is measured again, with the width that is there;
///    or it moves below the center's end where it asks to. Views after one that may move keep their widths.
/// 7. `contentMargins` change the place of views that are next to the changed edge, as Apple documents: the center region
///    stays below the middle of the camera.
///
/// Source: OpenSwiftUI, JindoTripleVStack.swift @069dd80 (SwiftUI's own layout of the island); step 1 below the center's text
/// is within half a point in a recording of pawello2222/WidgetExamples @3597d22 (LiveActivityWidget.gif). That the bottom
/// region's views are centered is from Apple's pictures of its template.
struct IslandColumns {
  private(set) var members: [IslandMember] = []
  private let camera: CGSize
  /// The system's margins, and those that are asked for.
  private let margins: EdgeInsets
  private let asked: EdgeInsets
  private let width: CGFloat
  /// The height that is shared out; nil to find the ideal one.
  private let given: CGFloat?

  /// Indices of members, by column: its own, then the bottom region's.
  private var rows: [IslandColumn: [Int]] = [:]
  private var owned: [IslandColumn: Int] = [:]
  private var priority: IslandColumn?
  /// Whether one of the sides has no views, so that the other has all of the width.
  private var isOneSided: Bool { owned[.leading] == 0 || owned[.trailing] == 0 }
  /// The width beside the camera and the center.
  private var widthsBeside: [IslandColumn: CGFloat] = [:]

  /// The height of all of them.
  private(set) var height: CGFloat = 0

  init(
    _ subviews: LayoutSubviews, camera: CGSize, margins: EdgeInsets, asked: EdgeInsets,
    width: CGFloat, height: CGFloat?
  ) {
    self.camera = camera
    self.margins = margins
    self.asked = asked
    self.width = width
    given = height
    members = subviews.map(IslandMember.init)
    for column in IslandColumn.allCases {
      let own = members.indices.filter { members[$0].region.place == column.place }
      rows[column] = own + members.indices.filter { members[$0].region.place == .bottom }
      owned[column] = own.count
    }
    space()
    shareWidth()
    layOut()
  }

  /// The views with their frames, and what each is offered.
  var frames: [(LayoutSubview, CGRect, ProposedViewSize)] {
    members.map { member in
      let size = member.size
      let x: CGFloat
      switch member.region.place {
      case .leading: x = member.insets.leading
      case .trailing: x = width - member.insets.trailing - size.width
      case .center, .bottom:
        x = member.insets.leading + (width - member.outerSize.width) / 2
      }
      return (
        member.subview,
        CGRect(origin: CGPoint(x: x, y: member.y + member.insets.top), size: size), member.offer
      )
    }
  }

  // MARK: Distances and widths

  /// Step 1, and the margins that a region asks for.
  private mutating func space() {
    for column in IslandColumn.allCases {
      let rows = rows[column, default: []]
      for (row, index) in rows.enumerated() {
        if row > 0 {
          members[index].above[column] = members[rows[row - 1]].subview.spacing.distance(
            to: members[index].subview.spacing, along: .vertical)
        }
        members[index].setInsets(
          edges(of: members[index].region.place, row, rows.count), asked: asked, within: margins)
      }
    }
    func most(_ column: IslandColumn) -> Double {
      rows[column, default: []].prefix(owned[column, default: 0])
        .map { members[$0].region.priority }.max() ?? 0
    }
    let (leading, trailing) = (most(.leading), most(.trailing))
    priority = leading > trailing ? .leading : leading < trailing ? .trailing : nil
  }

  /// The island's edges at which a row of a column lies.
  private func edges(of place: IslandRegion.Place, _ row: Int, _ count: Int) -> Edge.Set {
    var edges: Edge.Set = row == count - 1 ? .bottom : []
    switch place {
    case .bottom: edges.formUnion(.horizontal)
    case .center: break
    case .leading: edges.formUnion(isOneSided ? .horizontal : .leading)
    case .trailing: edges.formUnion(isOneSided ? .horizontal : .trailing)
    }
    if row == 0, place == .leading || place == .trailing { edges.insert(.top) }
    return edges
  }

  /// Steps 2 and 3.
  private mutating func shareWidth() {
    let leading = spacing(.leading), trailing = spacing(.trailing), center = spacing(.center)
    let beforeCenter = leading.distance(to: center, along: .horizontal)
    let afterCenter = center.distance(to: trailing, along: .horizontal)
    let aroundCenter = 2 * max(beforeCenter, afterCenter)
    let least = max(leastWidth(.leading), leastWidth(.trailing))
    let offer = ProposedViewSize(
      width: max(camera.width - aroundCenter, width - 2 * least - aroundCenter), height: given)
    let wanted = own(.center).map { members[$0].subview.sizeThatFits(offer).width }.max() ?? 0
    let centerWidth = max(wanted, camera.width - aroundCenter)
    let side = (width - centerWidth) / 2
    let besideLeading = max(side - beforeCenter, 0), besideTrailing = max(side - afterCenter, 0)
    widthsBeside = [.leading: besideLeading, .trailing: besideTrailing]
    let both = max(width - leading.distance(to: trailing, along: .horizontal), 0)
    let (first, second): (CGFloat, CGFloat)
    if isOneSided {
      (first, second) = (width, width)
    } else {
      switch priority {
      case .leading: (first, second) = (max(both - besideTrailing, 0), besideTrailing)
      case .trailing: (first, second) = (besideLeading, max(both - besideLeading, 0))
      default: (first, second) = (both / 2, both / 2)
      }
    }
    for index in members.indices {
      switch members[index].region.place {
      case .leading: members[index].width = first
      case .trailing: members[index].width = second
      case .center: members[index].width = centerWidth
      case .bottom: members[index].width = width
      }
    }
  }

  private func own(_ column: IslandColumn) -> ArraySlice<Int> {
    rows[column, default: []].prefix(owned[column, default: 0])
  }

  /// The width that the views of a side don't go below.
  private func leastWidth(_ column: IslandColumn) -> CGFloat {
    own(column).filter { !members[$0].goesBelowIfTooWide }
      .map {
        members[$0].subview.sizeThatFits(ProposedViewSize(width: 0, height: given)).width
      }.max() ?? 0
  }

  /// The spacing of a column at its sides.
  private func spacing(_ column: IslandColumn) -> ViewSpacing {
    let rows = rows[column, default: []]
    guard let first = rows.first else { return .zero }
    var spacing = members[first].subview.spacing
    for row in rows.dropFirst() {
      spacing.formUnion(members[row].subview.spacing, edges: .horizontal)
    }
    return spacing
  }

  // MARK: Heights

  private mutating func layOut() {
    var starts: [IslandColumn: [Int: CGFloat]] = [:]
    settle(starts)
    // Step 6.
    for _ in 0..<max(owned[.leading, default: 0], owned[.trailing, default: 0]) {
      let narrow = [IslandColumn.leading, .trailing].compactMap { column in
        tooWide(column) { !$0.goesBelowIfTooWide }.map { (column, $0) }
      }
      if narrow.isEmpty { break }
      for (column, row) in narrow {
        members[rows[column, default: []][row]].narrow(
          to: widthsBeside[column, default: 0], at: column == .leading ? .leading : .trailing)
      }
      settle(starts)
    }
    for column in [IslandColumn.leading, .trailing] {
      guard let row = tooWide(column, { $0.goesBelowIfTooWide }) else { continue }
      starts[column] = [row: centerEnd + belowCenter(rows[column, default: []][row])]
    }
    if !starts.isEmpty { settle(starts) }
  }

  /// Heights, then step 5.
  private mutating func settle(_ starts: [IslandColumn: [Int: CGFloat]]) {
    var starts = starts
    measure(starts)
    let ends = [IslandColumn.leading, .trailing].map { end(of: $0, before: owned[$0, default: 0]) }
    guard let lower = ends.max(), ends.contains(where: { $0 != lower }) else { return }
    for column in [IslandColumn.leading, .trailing] {
      starts[column, default: [:]][owned[column, default: 0]] = lower
    }
    measure(starts)
  }

  /// Step 4.
  ///
  /// - Parameter starts: the places of rows that lie lower than those before them need, by column.
  private mutating func measure(_ starts: [IslandColumn: [Int: CGFloat]]) {
    var sections = IslandColumn.allCases.flatMap { parts($0, starts[$0, default: [:]]) }
    let order = fittingOrder()
    var first = 0
    while first < order.count {
      let priority = members[order[first]].subview.priority
      let later = order[first...].drop { members[$0].subview.priority == priority }
      // A priority that isn't a number equals none: the member is a group of its own.
      let end = max(later.startIndex, first + 1)
      for at in first..<end {
        let index = order[at]
        let shares = sections.compactMap { section -> CGFloat? in
          guard section.members.contains(index), let rest = section.rest else { return nil }
          let kept = order[end...].filter(section.members.contains)
            .reduce(0) { $0 + members[$1].leastHeight }
          return max(
            (rest - kept) / CGFloat(order[at..<end].count(where: section.members.contains)), 0)
        }
        members[index].measure(height: shares.min())
        for section in sections.indices where sections[section].members.contains(index) {
          sections[section].take(members[index].outerSize.height)
        }
      }
      first = end
    }
    stack(starts)
  }

  /// The parts of a column in which heights are shared out.
  private func parts(_ column: IslandColumn, _ starts: [Int: CGFloat]) -> [IslandSection] {
    let rows = rows[column, default: []]
    let cuts = [0] + starts.keys.filter { $0 > 0 && $0 < rows.count }.sorted() + [rows.count]
    return zip(cuts, cuts.dropFirst()).map { from, to in
      let start = starts[from] ?? end(of: column, before: 0)
      let stop = starts[to].map {
        to < rows.count ? $0 - members[rows[to]].above[column, default: 0] : $0
      }
      let distances = rows[from..<to].dropFirst()
        .reduce(0) { $0 + members[$1].above[column, default: 0] }
      return IslandSection(
        members: Array(rows[from..<to]), rest: (stop ?? given).map { $0 - start - distances })
    }
  }

  /// The highest priority first, then the least flexible, as in a stack.
  private func fittingOrder() -> [Int] {
    members.indices.sorted { a, b in
      let (first, second) = (members[a], members[b])
      if first.subview.priority != second.subview.priority {
        return first.subview.priority > second.subview.priority
      }
      if first.flexibility != second.flexibility {
        return first.flexibility < second.flexibility
      }
      if first.flexibility == .infinity, first.leastHeight != second.leastHeight {
        return first.leastHeight > second.leastHeight
      }
      return a < b
    }
  }

  /// Places the members below each other.
  private mutating func stack(_ starts: [IslandColumn: [Int: CGFloat]]) {
    var ends = Dictionary(uniqueKeysWithValues: IslandColumn.allCases.map { ($0, CGFloat(0)) })
    ends[.center] = camera.height - margins.top
    height = 0
    func place(_ index: Int, _ columns: [(IslandColumn, Int)]) -> CGFloat {
      columns.map { column, row in
        max(
          ends[column, default: 0] + members[index].above[column, default: 0],
          starts[column]?[row] ?? 0)
      }.max() ?? 0
    }
    for column in [IslandColumn.leading, .center, .trailing] {
      for (row, index) in own(column).enumerated() {
        members[index].y = place(index, [(column, row)])
        ends[column] = members[index].end
        height = max(height, members[index].end)
      }
    }
    let lowest = rows[.leading, default: []].dropFirst(owned[.leading, default: 0])
    for (number, index) in lowest.enumerated() {
      members[index].y = place(
        index, IslandColumn.allCases.map { ($0, owned[$0, default: 0] + number) })
      for column in IslandColumn.allCases { ends[column] = members[index].end }
      height = max(height, members[index].end)
    }
  }

  /// The end of the row before another one, with the distance between the two.
  private func end(of column: IslandColumn, before row: Int) -> CGFloat {
    let rows = rows[column, default: []]
    guard row > 0 else { return column == .center ? camera.height - margins.top : 0 }
    let distance = row < rows.count ? members[rows[row]].above[column, default: 0] : 0
    return members[rows[row - 1]].end + distance
  }

  /// The lower end of the center's views, or of the camera.
  private var centerEnd: CGFloat {
    own(.center).last.map { members[$0].end } ?? camera.height - margins.top
  }

  /// The distance between a side's view and the center's last, in the order that the source has them.
  private func belowCenter(_ index: Int) -> CGFloat {
    own(.center).last.map {
      members[index].subview.spacing.distance(
        to: members[$0].subview.spacing, along: .vertical)
    } ?? 0
  }

  /// The first row of a side that reaches beside the camera or the center and is too wide for it.
  private func tooWide(_ column: IslandColumn, _ applies: (IslandMember) -> Bool) -> Int? {
    for (row, index) in own(column).enumerated() {
      let member = members[index]
      if !applies(member) {
        if member.goesBelowIfTooWide { return nil }
        continue
      }
      if member.outerSize.width > widthsBeside[column, default: 0], !member.isNarrowed,
        end(of: column, before: row) < centerEnd + belowCenter(index)
      {
        return row
      }
    }
    return nil
  }
}
