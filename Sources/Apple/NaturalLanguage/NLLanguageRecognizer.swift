import DeviceWorld
import Foundation

/// The language of a text. There is no model here: it is known only by a script that one language alone is written in.
/// Any other text is of an unknown language, which a diagnostic reports.
open class NLLanguageRecognizer: NSObject {
  open private(set) var dominantLanguage: NLLanguage?
  open var languageConstraints: [NLLanguage] = []
  open var languageHints: [NLLanguage: Double] = [:]
  public override init() { super.init() }

  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }
  open func processString(_ string: String) {
    dominantLanguage = Self.language(of: string)
    if dominantLanguage == nil {
      DeviceAnswers.rests(
        "NLLanguageRecognizer.processString(_:)", "there is no model that knows languages")
    }
  }
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    guard let dominantLanguage, maxHypotheses > 0 else { return [:] }
    return [dominantLanguage: 1]
  }
  open func reset() { dominantLanguage = nil }

  /// The blocks of Unicode that only one language is written in. Kana identifies Japanese also among ideographs.
  private static let scripts: [(ClosedRange<UInt32>, NLLanguage)] = [
    (0x3040...0x30FF, .japanese), (0xAC00...0xD7A3, .korean), (0x0E00...0x0E7F, .thai),
    (0x0370...0x03FF, .greek), (0x0590...0x05FF, .hebrew),
  ]
  private static func language(of string: String) -> NLLanguage? {
    let letters = string.unicodeScalars.filter { $0.properties.isAlphabetic }
    for (block, language) in scripts {
      let count = letters.count { block.contains($0.value) }
      if count > 0, count * 2 >= letters.count || language == .japanese { return language }
    }
    return nil
  }
}
