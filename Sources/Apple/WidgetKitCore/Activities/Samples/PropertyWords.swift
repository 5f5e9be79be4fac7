/// The words of a property's name, in small letters: `restEndTime` is rest, end and time.
struct PropertyWords {
  let all: [String]

  var last: String { all.last ?? "" }

  init(_ name: String) {
    var words = [""]
    var previous: Character = " "
    for character in name {
      // `eventID` ends in one word of capitals.
      if character == "_" || (character.isUppercase && !previous.isUppercase) { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
      previous = character
    }
    all = words.filter { !$0.isEmpty }
  }

  /// - Parameter stems: words; one that ends with an asterisk also has longer forms, as `start*`.
  func have(_ stems: [String]) -> Bool {
    all.contains { word in
      stems.contains { stem in
        stem.hasSuffix("*") ? word.hasPrefix(stem.dropLast()) : word == stem
      }
    }
  }
}
