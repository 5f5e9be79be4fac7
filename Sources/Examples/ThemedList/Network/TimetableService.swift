import Foundation
import WidgetKit

/// Fetches timetables, and remembers the last one of each pier.
struct TimetableService {
  enum Source {
    case network, cache, bundle
  }

  var session: URLSession = .shared

  func load(_ pier: Pier, completion: @escaping (Timetable, Source) -> Void) {
    guard
      let url = URL(
        string: "https://api.tidewater.example/v1/piers/\(pier.path)/departures.json")
    else {
      completion(.bundled(for: pier), .bundle)
      return
    }
    var request = URLRequest(url: url)
    request.timeoutInterval = 10
    request.cachePolicy = .reloadIgnoringLocalCacheData

    let task = session.dataTask(with: request) { data, response, _ in
      if let data, (response as? HTTPURLResponse)?.statusCode == 200,
        let timetable = try? JSONDecoder().decode(Timetable.self, from: data)
      {
        try? data.write(to: cacheFile(for: pier), options: .atomic)
        completion(timetable, .network)
      } else if let data = try? Data(contentsOf: cacheFile(for: pier)),
        let timetable = try? JSONDecoder().decode(Timetable.self, from: data)
      {
        completion(timetable, .cache)
      } else {
        completion(.bundled(for: pier), .bundle)
      }
    }
    task.resume()
  }

  private func cacheFile(for pier: Pier) -> URL {
    let shared = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.example.tidewater")
    return (shared ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("departures-\(pier.path).json")
  }
}
