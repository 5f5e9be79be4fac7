import Failures
import Foundation

extension VerifyReport {
  /// Reads the file entry by entry, so that one of many frames takes little more memory than what it says.
  ///
  /// - Parameter name: what messages call the file.
  /// - Throws: a ``Failure`` of usage, where it isn't a report, is one of a newer version, or holds what no
  ///   report does.
  package static func read(_ data: Data, name: String) throws -> VerifyReport {
    guard data.count <= ReportLimits.fileSize else {
      throw Failure.usage(
        "\(name) has \(data.count) bytes, and a report may have \(ReportLimits.fileSize).")
    }
    struct Head: Decodable { var version: Int }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let list = JSONList(named: "entries", in: data)
    let rest = list?.rest ?? data
    guard let head = try? decoder.decode(Head.self, from: rest) else {
      throw Failure.usage(
        "\(name) is no report of a verification; give the folder that verify wrote.")
    }
    guard head.version <= version else {
      throw Failure.usage(
        "\(name) is of version \(head.version), and this program reads reports up to version "
          + "\(version); use the program that wrote it, or a newer one.")
    }
    var place: Int?
    do {
      var report = try decoder.decode(VerifyReport.self, from: rest)
      var strings = SharedStrings()
      report.entries.reserveCapacity(list?.elements.count ?? 0)
      for (index, range) in (list?.elements ?? []).enumerated() {
        place = index
        var entry = try decoder.decode(Entry.self, from: data[range])
        entry.share(&strings)
        report.entries.append(entry)
      }
      try ReportLimits.check(report)
      return report
    } catch let error as DecodingError {
      let path = place.map { ["entries", String($0)] } ?? []
      throw Failure.usage("\(name) is damaged: \(text(of: error, in: path)). Run verify again.")
    } catch let excess as ReportLimits.Excess {
      throw Failure.usage(
        "\(name) is damaged: “\(excess.place)” \(excess.problem). Run verify again.")
    }
  }

  private static func text(of error: DecodingError, in outer: [String]) -> String {
    func path(_ context: DecodingError.Context) -> String {
      let names = outer + context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
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
