import InkComparison

extension Difference {
  /// Remarks on what the strict comparison refuses where no box is off: letters, places, colors, ink.
  mutating func add(
    _ findings: [StrictFinding], _ theirs: Pixels, _ ours: Pixels, _ names: BoxNames,
    _ regions: DrawnRegions
  ) {
    let hasGround = remarks.contains { $0.kind == "ground" }
    for finding in findings where !finding.isSlight {
      var finding = finding
      if case .place = finding.subject,
        let text = regions.texts.first(where: { $0.box.overlap(finding.box) * 2 > finding.box.area }
        )
      {
        finding.subject = .text(text)
      }
      var place = finding.box
      switch finding.subject {
      case .text(let text), .ground(let text), .movedText(let text, _, _): place = text.box
      case .symbol(let symbol, _): place = symbol.box
      case .boxes: continue
      case .place: break
      }
      // One remark says enough of a thing.
      let isSaid = remarks.contains { remark in
        [remark.theirs, remark.ours].contains { $0.map { $0.overlap(place) > 0 } ?? false }
      }
      if isSaid { continue }
      if let remark = Self.remark(finding, place, theirs, ours, names, hasGround) { add(remark) }
    }
  }

  private static func remark(
    _ finding: StrictFinding, _ place: InkBox, _ theirs: Pixels, _ ours: Pixels,
    _ names: BoxNames, _ hasGround: Bool
  ) -> Remark? {
    let name = names.name(of: place)
    var remark = Remark(kind: "text", sentence: "", theirs: place, ours: place)
    switch finding.subject {
    case .boxes: return nil
    case .movedText(_, let x, let y):
      let moved = InkBox(
        left: place.left - x, top: place.top - y, right: place.right - x, bottom: place.bottom - y)
      remark.theirs = moved
      remark.distance = Double(max(abs(x), abs(y))) / names.scale
      remark.sentence = "\(name) \(EdgeWords.text(place, moved, names.scale)) in Apple’s picture."
    case .text where finding.check == .color:
      guard let own = InkColor(ours, in: place), let apple = InkColor(theirs, in: place) else {
        return nil
      }
      remark.sentence = "\(name) is \(own.hex), and \(apple.hex) in Apple’s picture."
    case .text:
      remark.sentence =
        "\(name) has other letters in Apple’s picture, at \(EdgeWords.place(finding.box, names.scale))."
    case .ground:
      if hasGround { return nil }
      remark.sentence =
        "The color behind \(name.prefix(1).lowercased() + name.dropFirst()) differs from Apple’s picture."
    case .symbol(_, let box):
      remark.kind = "symbol"
      remark.theirs = box
      guard let box else {
        remark.sentence =
          "\(name), \(EdgeWords.place(place, names.scale)), is not in Apple’s picture."
        return remark
      }
      if finding.check == .color {
        guard let own = InkColor(ours, in: place), let apple = InkColor(theirs, in: place),
          !hasGround || own.distance(apple) > 12
        else { return nil }
        remark.sentence = "\(name) is \(own.hex), and \(apple.hex) in Apple’s picture."
        return remark
      }
      remark.isMinor = true
      remark.distance =
        Double(
          [
            place.left - box.left, place.right - box.right, place.top - box.top,
            place.bottom - box.bottom,
          ]
          .map(abs).max() ?? 0) / names.scale
      remark.sentence = "\(name) \(EdgeWords.text(place, box, names.scale)) in Apple’s picture."
    case .place:
      remark.kind = "shape"
      remark.sentence =
        "What is drawn \(EdgeWords.place(place, names.scale)) isn’t as in Apple’s picture."
    }
    return remark
  }
}
