import Foundation
import SwiftData

/// The times of fetching five rows of a store of many, as a widget's provider does.
struct StoreFetches {
  private static let limit = 5
  /// Rows saved at a time.
  private static let batch = 5000

  private let container: ModelContainer
  private let rows: Int
  private let folder: URL

  /// Makes the store, in a temporary folder.
  /// - Throws: what SwiftData throws.
  init(rows: Int) throws {
    self.rows = rows
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    container = try ModelContainer(
      for: StoredNote.self,
      configurations: ModelConfiguration(url: folder.appendingPathComponent("notes.store")))
    for start in stride(from: 0, to: rows, by: Self.batch) {
      let context = ModelContext(container)
      for number in start..<min(start + Self.batch, rows) {
        context.insert(StoredNote(number: number))
      }
      try context.save()
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Prints a line for each kind of fetch: the rows that were found, and CPU milliseconds of the thread, the median of
  /// `rounds` fetches in contexts of their own.
  /// - Throws: what SwiftData throws.
  func printTable(rounds: Int) throws {
    let late = Date(timeIntervalSinceReferenceDate: 900_000)
    let last = "\(rows - 1)"
    print("CPU ms of a fetch of \(Self.limit) of \(rows) rows, medians of \(rounds)")
    try line("as they come", rounds, nil, [])
    try line("by a date with an index", rounds, nil, [SortDescriptor(\.made, order: .reverse)])
    try line(
      "by a number and a text", rounds, nil, [SortDescriptor(\.pages), SortDescriptor(\.title)])
    try line("by a text", rounds, nil, [SortDescriptor(\.title)])
    try line(
      "from a date on, by it", rounds, #Predicate { $0.made >= late }, [SortDescriptor(\.made)])
    try line(
      "a number from 500 on, by it", rounds, #Predicate { $0.pages >= 500 },
      [SortDescriptor(\.pages, order: .reverse)])
    try line(
      "two conditions, by a date", rounds, #Predicate { $0.remark == nil && $0.pages > 3 },
      [SortDescriptor(\.made)])
    try line(
      "a part of a text", rounds, #Predicate { $0.title.localizedStandardContains(last) }, [])
    var counts: [Double] = []
    for _ in 0..<rounds {
      let start = cpuMilliseconds()
      _ = try ModelContext(container).fetchCount(FetchDescriptor<StoredNote>())
      counts.append(cpuMilliseconds() - start)
    }
    printLine("their number", rows, median(counts))
  }

  private func line(
    _ name: String, _ rounds: Int, _ predicate: Predicate<StoredNote>?,
    _ order: [SortDescriptor<StoredNote>]
  ) throws {
    var descriptor = FetchDescriptor<StoredNote>(predicate: predicate, sortBy: order)
    descriptor.fetchLimit = Self.limit
    var times: [Double] = []
    var found = 0
    for _ in 0..<rounds {
      let start = cpuMilliseconds()
      let notes = try ModelContext(container).fetch(descriptor)
      for note in notes { _ = note.title }
      times.append(cpuMilliseconds() - start)
      found = notes.count
    }
    printLine(name, found, median(times))
  }

  private func printLine(_ name: String, _ found: Int, _ time: Double) {
    let padded = name + String(repeating: " ", count: max(0, 30 - name.count))
    print("  \(padded) \(found) rows  \(String(format: "%.2f", time))")
  }
}
