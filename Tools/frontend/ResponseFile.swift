/// The arguments in a file that is passed as `@PATH`, which drivers write where a command line would be
/// too long.
enum ResponseFile {
  /// The arguments with those of response files in their places, as the compiler will see them.
  static func expand(_ arguments: [String]) -> [String] {
    var pending = arguments[...].reversed() as [String]
    var expanded: [String] = []
    var files = 0
    while let argument = pending.popLast() {
      // A file that can't be read is an ordinary argument; the limit ends files that name themselves.
      if argument.hasPrefix("@"), files < 100,
        let bytes = Files.contents(of: String(argument.dropFirst()))
      {
        files += 1
        pending += split(bytes).reversed()
      } else {
        expanded.append(argument)
      }
    }
    return expanded
  }

  /// The words of a response file. White space divides, quotation marks of both kinds hold together, a
  /// backslash takes the next character as it is (outside of single quotation marks).
  static func split(_ bytes: [UInt8]) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isInWord = false
    var quote: UInt8?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'"), index < bytes.count {
        word.append(bytes[index])
        index += 1
        isInWord = true
      } else if let open = quote {
        if byte == open { quote = nil } else { word.append(byte) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        isInWord = true
      } else if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        if isInWord { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
        isInWord = false
      } else {
        word.append(byte)
        isInWord = true
      }
    }
    if isInWord { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
