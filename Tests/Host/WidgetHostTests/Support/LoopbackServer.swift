import Foundation
import Testing

/// A server on the loopback address with answers of its own:
///
///     /count       how often it was asked for this, from 1 on
///     /moved       a redirect to /count
///     /secret      a cookie, and a key in the body
///     /echo        the method, and the body
///     /picture     four bytes that are no text
final class LoopbackServer {
  let port: Int
  private let process = Process()

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.program]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      line += more
    }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    port = try #require(Int(text))
  }

  // A process inherits the signals that the test's thread blocks; this one can't be blocked.
  deinit { kill(process.processIdentifier, SIGKILL) }

  var url: String { "http://127.0.0.1:\(port)" }

  private static let program = """
    import http.server, sys
    counts = {}
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        def answer(self, body, status=200, type="text/plain", headers=()):
            self.send_response(status)
            self.send_header("Content-Type", type)
            self.send_header("Content-Length", str(len(body)))
            for name, value in headers:
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)
        def handle_any(self):
            length = int(self.headers.get("Content-Length") or 0)
            body = self.rfile.read(length)
            path = self.path.split("?")[0]
            counts[path] = counts.get(path, 0) + 1
            if path == "/count":
                self.answer(str(counts[path]).encode())
            elif path == "/moved":
                self.answer(b"", 302, headers=[("Location", "/count?token=abc123")])
            elif path == "/secret":
                self.answer(b'{"access_token": "s3cret", "ok": true}', 200, "application/json",
                            [("Set-Cookie", "session=s3cret; Path=/")])
            elif path == "/echo":
                self.answer(self.command.encode() + b" " + body)
            elif path == "/picture":
                self.answer(bytes([0x89, 0xFF, 0x00, 0x0A]), type="image/png")
            else:
                self.answer(b"no such path", 404)
        do_GET = do_POST = handle_any
        def log_message(self, *arguments):
            pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
    """
}
