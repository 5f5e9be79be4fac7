import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

@Suite(.blocking) struct StandardOutputTests {
  private func finish(_ path: String) throws {
    let stream = try #require(fopen(path, "w"))
    defer { fclose(stream) }
    fputs("results\n", stream)
    try StandardOutput.finish(stream)
  }

  @Test func aFullDiskIsAnError() throws {
    let error = #expect(throws: (any Error).self) { try finish("/dev/full") }
    #expect(
      "\(try #require(error))"
        == "Standard output couldn't be written (No space left on device). Some of the results are lost: is the "
        + "disk full that it goes to?")
    #expect(throws: Never.self) { try finish("/dev/null") }
  }

  @Test func aReaderThatWentAwayIsNone() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    signal(SIGPIPE, SIG_IGN)
    close(ends[0])
    let stream = try #require(fdopen(ends[1], "w"))
    defer { fclose(stream) }
    fputs("results\n", stream)
    #expect(throws: Never.self) { try StandardOutput.finish(stream) }
  }

  @Test func theCommandEndsWithAStatus() throws {
    let command = Process()
    command.executableURL = URL(fileURLWithPath: Repository.built("vitrine"))
    command.arguments = ["--version"]
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let errors = Pipe()
    command.standardOutput = full
    command.standardError = errors
    try command.run()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    command.waitUntilExit()
    #expect(command.terminationStatus == 3)
    #expect(message.contains("No space left on device"))
  }
}
