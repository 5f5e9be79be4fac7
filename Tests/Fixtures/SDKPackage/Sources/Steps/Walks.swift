import Foundation

#if os(macOS)
  #error("read as a Mac's source")
#endif

/// Texts by numbers, as C and `.stringsdict` files write them. Foundation on Linux would end the process at them.
@objc enum Walks: Int {
  case one = 1, some = 3

  var text: String {
    let format = NSLocalizedString("walks %lld", comment: "Walks of a day")
    switch self {
    case .one: return String(format: format, rawValue)
    case .some:
      return String.localizedStringWithFormat(
        Bundle.main.localizedString(forKey: "walks %lld", value: nil, table: nil), rawValue)
    }
  }
}
