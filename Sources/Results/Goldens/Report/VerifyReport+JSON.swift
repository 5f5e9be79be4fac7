import Failures
import Foundation

extension VerifyReport {
  /// The file that `merge`, `approve` and `--json` read and write: the same bytes for the same report.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// - Parameter name: what messages call the file.
  /// - Throws: a ``Failure`` of usage, where it isn't a report, or one of a newer version.
  package static func read(_ data: Data, name: String) throws -> VerifyReport {
    struct Head: Decodable { var version: Int }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let head = try? decoder.decode(Head.self, from: data) else {
      throw Failure.usage(
        "\(name) is no report of a verification; give the folder that verify wrote.")
    }
    guard head.version <= version else {
      throw Failure.usage(
        "\(name) is of version \(head.version), and this program reads reports up to version "
          + "\(version); use the program that wrote it, or a newer one.")
    }
    do {
      return try decoder.decode(VerifyReport.self, from: data)
    } catch let error as DecodingError {
      throw Failure.usage("\(name) is damaged: \(text(of: error)). Run verify again.")
    }
  }

  private static func text(of error: DecodingError) -> String {
    func path(_ context: DecodingError.Context) -> String {
      let names = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return names.isEmpty ? "its top" : "“" + names.joined(separator: ".") + "”"
    }
    return switch error {
    case .keyNotFound(let key, let context): "\(path(context)) has no “\(key.stringValue)”"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(path(context)) holds something else than it should"
    case .dataCorrupted(let context): "\(path(context)) can't be read"
    @unknown default: "it can't be read"
    }
  }
}
