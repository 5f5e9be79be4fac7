/// A part of a text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// A language by its BCP 47 code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = Self("und")
  public static let arabic = Self("ar"), chinese = Self("zh"), danish = Self("da")
  public static let simplifiedChinese = Self("zh-Hans"), traditionalChinese = Self("zh-Hant")
  public static let dutch = Self("nl"), english = Self("en"), finnish = Self("fi")
  public static let french = Self("fr"), german = Self("de"), greek = Self("el")
  public static let hebrew = Self("he"), hindi = Self("hi"), italian = Self("it")
  public static let japanese = Self("ja"), korean = Self("ko"), norwegian = Self("nb")
  public static let polish = Self("pl"), portuguese = Self("pt"), russian = Self("ru")
  public static let spanish = Self("es"), swedish = Self("sv"), thai = Self("th")
  public static let turkish = Self("tr"), ukrainian = Self("uk"), vietnamese = Self("vi")
}
