import InkComparison

extension Difference {
  /// Remarks on what the strict comparison refuses where no box is off: letters, places, colors, ink.
  mutating func add(
    _ findings: [StrictFinding], _ names: BoxNames, _ regions: DrawnRegions
  ) {
    let hasGround = remarks.contains { $0.kind == "ground" }
    for var finding in Self.explainingFirst(findings) where !finding.isSlight {
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
      guard let remark = Self.remark(finding, place, names, hasGround) else { continue }
      // One remark says enough of a thing; one that doesn't count says nothing of those that do.
      let isSaid = remarks.contains { said in
        (remark.isMinor || !said.isMinor)
          && [said.theirs, said.ours].contains { $0.map { $0.overlap(place) > 0 } ?? false }
      }
      if !isSaid { add(remark) }
    }
  }

  /// The findings with those first that others of the same thing follow from: ink of a text that moved or has another
  /// color lacks a counterpart too.
  private static func explainingFirst(_ findings: [StrictFinding]) -> [StrictFinding] {
    func rank(_ finding: StrictFinding) -> Int {
      if case .movedText = finding.subject { return 0 }
      return finding.check == .color ? 1 : 2
    }
    return (0...2).flatMap { number in findings.filter { rank($0) == number } }
  }

  private static func remark(
    _ finding: StrictFinding, _ place: InkBox, _ names: BoxNames, _ hasGround: Bool
  ) -> Remark? {
    let name = names.name(of: place)
    let words = RemarkWords(scale: names.scale)
    func colored(_ colors: StrictFinding.Colors) -> String {
      words.colored(name, InkColor(word: colors.ours), apple: InkColor(word: colors.apple))
    }
    var remark = Remark(kind: "text", sentence: "", theirs: place, ours: place)
    switch finding.subject {
    case .boxes: return nil
    case .movedText(_, let x, let y):
      let moved = InkBox(
        left: place.left - x, top: place.top - y, right: place.right - x, bottom: place.bottom - y)
      remark.theirs = moved
      remark.distance = Double(max(abs(x), abs(y))) / names.scale
      remark.sentence = words.moved(name, place, from: moved)
    case .text where finding.check == .color:
      if let colors = finding.colors {
        if hasGround, colors.apple == colors.ours { return nil }
        remark.sentence = colored(colors)
      } else {
        remark.theirs = nil
        remark.sentence = words.missingThere(name, place)
      }
    case .text: remark.sentence = words.otherLetters(name, finding.box)
    case .ground:
      if hasGround { return nil }
      remark.sentence = words.coloredBehind(name)
    case .symbol(_, let box):
      let own = finding.box
      remark.kind = "symbol"
      (remark.theirs, remark.ours) = (box, own)
      guard let box else {
        remark.sentence = words.missingThere(name, own)
        return remark
      }
      if finding.check == .color {
        if finding.colors == nil, hasGround { return nil }
        remark.sentence = finding.colors.map(colored) ?? words.coloredBehind(name)
        return remark
      }
      remark.isMinor = true
      remark.distance =
        Double(
          [
            own.left - box.left, own.right - box.right, own.top - box.top, own.bottom - box.bottom,
          ]
          .map(abs).max() ?? 0) / names.scale
      remark.sentence = words.moved(name, own, from: box)
    case .place:
      remark.kind = "shape"
      remark.sentence = words.drawnOtherwise(place)
    }
    return remark
  }
}
