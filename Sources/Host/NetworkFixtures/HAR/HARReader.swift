import Failures
import Foundation

/// Reads a HAR 1.2 file, as Proxyman, Charles, Chrome and mitmproxy export it.
struct HARReader {
  /// The largest file that is read, in bytes.
  static let limit = 100 << 20

  private(set) var exchanges: [RecordedExchange] = []
  private(set) var problems: [Failure] = []

  init(path: String) {
    do {
      let data = try Self.data(of: path)
      let log: HARFile.Log
      do {
        log = try Self.decode(data, path)
      } catch {
        // Looked for only now, since it takes a while.
        guard let cut = HARCut(data), let mended = try? Self.decode(cut.mended(data), path) else {
          throw error
        }
        problems.append(cut.failure(path))
        log = mended
      }
      exchanges = HARExchanges(log, path: path).list
    } catch let failure as Failure {
      problems.append(failure)
    } catch {
      problems.append(Failure("The HAR file can't be read: \(error).", at: path))
    }
  }

  private static func data(of path: String) throws -> Data {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = (attributes?[.size] as? NSNumber)?.intValue else {
      throw Failure("The HAR file can't be read.", at: path, remedy: "Is the path right?")
    }
    guard size <= limit else {
      throw Failure(
        "The HAR file has \(size >> 20) MB; at most \(limit >> 20) MB are read.", at: path,
        remedy: "Export only the requests that the widgets make.")
    }
    guard
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else {
      throw Failure("The HAR file can't be read.", at: path, remedy: "May it be read?")
    }
    // A byte order mark, as Windows programs write it.
    return data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
  }

  private static func decode(_ data: Data, _ path: String) throws -> HARFile.Log {
    do {
      return try JSONDecoder().decode(HARFile.self, from: data).log
    } catch let DecodingError.dataCorrupted(context) {
      let detail = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"]
      throw Failure(
        "The HAR file isn't JSON: \(detail ?? context.debugDescription)", at: path,
        remedy: "Export it again.")
    } catch {
      throw Failure(
        #"The file isn't a HAR: it has no list {"log": {"entries": […]}}."#, at: path,
        remedy: "Export the requests as HAR 1.2, or name a folder of files.")
    }
  }
}
