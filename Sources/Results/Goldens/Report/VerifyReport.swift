import Diagnostics
import DisplayList
import Failures
import Foundation
import LayoutDiff

/// The results of a verification: `report.json` in the report's folder. The page, the summary, JUnit and
/// annotations are made of it and of the pictures beside it; `merge` joins several.
package struct VerifyReport: Hashable, Sendable, Codable {
  package static let version = 1

  package var version = VerifyReport.version
  /// The name and version of the program that made the report.
  package var generator: String
  /// Fonts and libraries, as `EngineVersions` describes them.
  package var engine: String
  /// The folder of the goldens, as it was given; the revision, where one was compared with.
  package var goldens: String
  package var format: GoldenFormat
  /// The command that approves everything: `vitrine approve`, `swift run MyWidgets approve`. Filters are
  /// added to it, quoted where a shell needs it.
  package var approveCommand: String
  /// The command that records goldens where there are none yet.
  package var recordCommand: String
  /// The command that removes goldens that no frame claims; empty where there are none.
  package var pruneCommand = ""
  /// One sentence for each tolerance that applies, such as `Up to 20 pixels may differ.`
  package var tolerances: [String] = []
  /// Remarks about the whole run, such as a product that couldn't be read.
  package var notes: [String] = []
  /// Failures of the whole run: fonts or icons missing.
  package var problems: [String] = []
  /// Goldens that another version or engine made.
  package var makers: [OtherMaker] = []
  /// Frames that differ from their goldens by no more than was allowed; they count as identical.
  package var tolerated = 0
  /// The part of the frames that the report covers; nil for all of them.
  package var shard: Shard?
  /// The declarations of changed views, by their names, and the files of changed assets, by the signatures of their
  /// changes; nil in reports of older versions.
  package var declarations: [String: DeclarationLocation]?
  /// Each diagnostic of the frames once; entries name them by index. nil in reports of older versions.
  package var diagnostics: [Diagnostic]?
  /// The diagnostics of products, options and the machine, which belong to no frame.
  package var productDiagnostics: [ProductDiagnostics]?
  /// The entries in the order of the frames, then missing and orphaned goldens by name.
  package var entries: [Entry] = []

  package struct Shard: Hashable, Sendable, Codable {
    /// The number of the shard, from 1.
    package var index: Int
    package var count: Int
    /// Names the division of all frames: shards that differ in it may have left frames out.
    package var partition = ""
    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Another version or engine, and how many of its goldens were compared.
  package struct OtherMaker: Hashable, Sendable, Codable {
    package var generator: String
    package var engine: String
    /// The number of those with equal pixels.
    package var same: Int
    package var changed: Int
    package init(generator: String, engine: String, same: Int, changed: Int) {
      self.generator = generator
      self.engine = engine
      self.same = same
      self.changed = changed
    }
  }

  package struct ProductDiagnostics: Hashable, Sendable, Codable {
    package var product: String
    package var diagnostics: [Diagnostic]
  }

  /// One frame.
  package struct Entry: Hashable, Sendable, Codable {
    /// The frame's identifier in the manifest, such as `NextTrip/systemSmall/snapshot~dark@3x`. The entry of a
    /// provider that failed before any frame has an identifier that ends in `failure-N`.
    package var id: String
    package var status: FrameStatus
    /// The radius of the system's corner at the family's standard placement, in points; nil where it isn't known, and
    /// in reports of older versions. The picture itself has square corners.
    package var cornerRadius: Double?
    /// The index of its unit among those of all shards; goldens that belong to none come after all.
    package var unit = 0
    package var product = ""
    package var kind = ""
    package var family = ""
    package var device = ""
    package var phase = ""
    /// The values that differ from the defaults, by the manifest's names.
    package var variant: [String: String] = [:]
    /// Points.
    package var width = 0.0
    package var height = 0.0
    /// Pixels per point.
    package var scale = 1.0
    /// The causes of a difference, each followed by its effects. Empty where only the pixels are known to differ.
    package var changes: [Change] = []
    package var pixels: PixelDifference?
    /// PNG files, relative to the report's folder; nil where there is no such picture, or it isn't kept.
    package var expected: String?
    package var actual: String?
    /// The explanation of the actual picture's layout, a JSON file relative to the report's folder; nil where it
    /// isn't kept, and in reports of older versions.
    package var reasons: String?
    /// The golden that `approve` writes, relative to the report's folder: a PNG or a JSON file.
    package var golden: String?
    /// The SHA-256 of that file in hexadecimal digits; `approve` takes no other bytes. nil in reports of
    /// older versions.
    package var goldenDigest: String?
    /// The reason of a failure, or a remark about its golden.
    package var message: String?
    /// The indices of its diagnostics in ``VerifyReport/diagnostics``; nil where it has none.
    package var diagnostics: [Int]?

    package init(id: String, status: FrameStatus) {
      self.id = id
      self.status = status
    }
  }

  package init(
    generator: String, engine: String, goldens: String, format: GoldenFormat,
    approveCommand: String, recordCommand: String
  ) {
    self.generator = generator
    self.engine = engine
    self.goldens = goldens
    self.format = format
    self.approveCommand = approveCommand
    self.recordCommand = recordCommand
  }

  package func count(_ status: FrameStatus) -> Int { entries.count { $0.status == status } }

  /// `findings` where some frames differ, `frames` where one failed or fonts are missing.
  package var exitStatus: ExitStatus {
    if !problems.isEmpty || entries.contains(where: { $0.status == .failed }) { return .frames }
    return entries.allSatisfy(\.status.passes) ? .success : .findings
  }
}
