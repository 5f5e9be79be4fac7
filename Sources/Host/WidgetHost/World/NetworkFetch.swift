import Failures
import Foundation
import FoundationNetworking
import NetworkFixtures

#if canImport(Glibc)
  import Glibc
#endif

/// Asks the real network, for `--network record:PATH` alone: in a process of its own, since in a worker's the clock
/// stands still and no connection can be made.
package enum NetworkFetch {
  /// The argument that makes an executable such a process.
  package static let argument = "--vitrine-fetch"

  // MARK: The worker's side

  /// The answer of the network; an error where the process can't be started.
  static func fetch(_ request: FetchRequest) -> FetchedAnswer {
    let failure = FetchedAnswer(error: URLError.Code.unknown.rawValue)
    guard let input = try? JSONEncoder().encode(request), let output = ask(input),
      let answer = try? JSONDecoder().decode(FetchedAnswer.self, from: output)
    else { return failure }
    return answer
  }

  /// Writes to the process's standard input, and returns what it writes to its standard output.
  private static func ask(_ input: Data) -> Data? {
    var ends: [Int32] = [0, 0, 0, 0]
    guard pipe(&ends) == 0 else { return nil }
    guard ends.withUnsafeMutableBufferPointer({ pipe($0.baseAddress! + 2) }) == 0 else {
      for end in ends.prefix(2) { close(end) }
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[3], STDOUT_FILENO)
    let arguments = [strdup("/proc/self/exe"), strdup(argument), nil]
    defer { for string in arguments { free(string) } }
    var pid: pid_t = 0
    let status = posix_spawn(&pid, "/proc/self/exe", &actions, nil, arguments, environ)
    close(ends[0])
    close(ends[3])
    let writing = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let reading = FileHandle(fileDescriptor: ends[2], closeOnDealloc: true)
    guard status == 0 else { return nil }
    try? writing.write(contentsOf: input)
    try? writing.close()
    let output = try? reading.readToEnd()
    var ignored: Int32 = 0
    while waitpid(pid, &ignored, 0) < 0 && errno == EINTR {}
    return output
  }

  // MARK: The process of its own

  /// Reads the request from standard input, writes the answer to standard output, and exits.
  package static func run() -> Never {
    guard let input = try? FileHandle.standardInput.readToEnd(),
      let asked = try? JSONDecoder().decode(FetchRequest.self, from: input),
      let url = URL(string: asked.url)
    else { exit(1) }
    var request = URLRequest(url: url, timeoutInterval: asked.timeout)
    request.httpMethod = asked.method
    request.httpBody = asked.body.isEmpty ? nil : asked.body
    for (name, value) in asked.headers { request.setValue(value, forHTTPHeaderField: name) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    let collector = FetchCollector()
    let session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
    session.dataTask(with: request).resume()
    guard let output = try? JSONEncoder().encode(collector.answer()) else { exit(1) }
    try? FileHandle.standardOutput.write(contentsOf: output)
    exit(0)
  }
}

/// Collects the answer to one request, and follows no redirect.
private final class FetchCollector: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private let start = Date()
  private var fetched = FetchedAnswer()

  /// Waits for the end of the request.
  func answer() -> FetchedAnswer {
    done.wait()
    return fetched
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(nil) }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    fetched.body.append(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let response = task.response as? HTTPURLResponse {
      fetched.status = response.statusCode
      for (name, value) in response.allHeaderFields {
        if let name = name as? String { fetched.headers[name] = "\(value)" }
      }
    }
    if let error {
      fetched.status = nil
      fetched.error = (error as? URLError)?.code.rawValue ?? URLError.Code.unknown.rawValue
    }
    fetched.date = start
    fetched.time = Date().timeIntervalSince(start)
    done.signal()
  }
}
