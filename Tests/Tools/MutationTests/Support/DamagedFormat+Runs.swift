import Foundation
import FoundationNetworking
import Goldens
import LayoutDiff
import NetworkFixtures
import TestSupport
import WidgetHost

@testable import Arguments
@testable import VitrineCommand

/// The formats of options, of what a world holds, and of what runs write.
extension DamagedFormat {
  static let runs = [
    projectFile, har, timings, report, layout, golden, script, rules, appGroup, activity, masks,
    entitlements,
  ]

  private static let projectFile = DamagedFormat(
    "vitrine.json", as: "vitrine.json",
    samples: texts(
      #"{"device": ["iPhone 16"], "scale": 2, "jobs": 4, "quiet": true, "seed": 7, "now": "2026-01-09T09:41:00Z", "type-size": "xLarge", "provider-timeout": 28.5, "memory-limit": 2048, "moments": 3}"#
    )
  ) { path in
    let command = CommandLineTool.vitrine().description
    var parsed = try ParsedArguments([], of: RenderVerb.description, in: command)
    let folder = (path as NSString).deletingLastPathComponent
    guard let file = try OptionFile("vitrine.json", in: folder, known: command.options) else {
      return
    }
    parsed.given.fill(from: file)
    var verb = RenderVerb()
    try RenderVerb.options.read(parsed.given, into: &verb)
  }

  private static let har = DamagedFormat(
    "HAR", as: "answers.har", samples: files("Tests/Host/NetworkFixturesTests/Fixtures/tides.har")
  ) { path in
    let network = RecordedNetwork(path: path)
    guard let address = URL(string: "https://tides.example/v1/tides?days=2") else { return }
    _ = network.reply(
      to: URLRequest(url: address), at: Date(timeIntervalSince1970: 1_767_951_660), in: .gmt)
  }

  private static let timings = DamagedFormat(
    "timings", as: "timings.json",
    samples: texts(
      #"{"seconds": 1.5, "frames": [{"id": "a/systemSmall/snapshot@3x", "draw": 3.25, "write": 1}, {"id": "b/systemLarge/timeline-000@3x", "draw": 12, "write": 4.5}]}"#
    )
  ) { path in
    _ = try Sharding.times(in: path)
  }

  private static let report = DamagedFormat(
    "report",
    samples: {
      let report = VerifyReport(
        generator: "vitrine 1", engine: "cairo", goldens: "Goldens", format: .png,
        approveCommand: "approve", recordCommand: "record")
      var full = report
      full.entries = FrameStatus.allCases.map {
        VerifyReport.Entry(id: "clock/systemSmall/\($0.rawValue)@3x", status: $0)
      }
      return try [[UInt8](full.json())]
    }
  ) { path in
    let report = try VerifyReport.read(Data(bytes(path)), name: "a")
    let other = try VerifyReport.read(Data(bytes(path)), name: "b")
    _ = try VerifyReport.merged([report, other]).json()
  }

  private static let layout = DamagedFormat(
    "layout",
    samples: texts(
      ##"{"view": "VStack", "frame": [0, 0, 158, 158], "modifiers": {"padding": 16}, "children": [{"view": "Text", "text": "9:41", "font": "17 semibold", "color": "#FF0000CC", "frame": [16, 16, 30.5, 20], "lines": 1}]}"##
    )
  ) { path in
    let tree = try LayoutTree(decoding: String(decoding: bytes(path), as: UTF8.self))
    let other = try LayoutTree(
      decoding: #"{"view": "VStack", "frame": [0, 0, 158, 158], "children": []}"#)
    _ = LayoutDiff.changes(from: other, to: tree).map(\.sentence)
  }

  private static let golden = DamagedFormat(
    "golden", text: false,
    samples: { [[UInt8](Data(base64Encoded: ImageFile.png) ?? Data())] }
  ) { path in
    _ = try GoldenFile(at: path, format: .png)?.picture()
    _ = try GoldenFile(at: path, format: .digest)
  }

  private static let script = DamagedFormat(
    "script",
    samples: texts(
      #"{"events": [{"at": "10:00", "app": "foreground"}, {"at": "+1:30", "timeZone": "Asia/Shanghai"}, {"at": "2026-01-09T12:00:00Z", "tap": "Refresh", "kind": "clock"}, {"at": "23:59:59", "appGroup": {"group.a": {"defaults": {"n": 3}}}}]}"#
    )
  ) { path in
    let start = Date(timeIntervalSince1970: 1_767_951_660)
    _ = try SystemScript(
      contentsOf: path, start: start, end: start.addingTimeInterval(86_400), timeZone: "UTC",
      kinds: ["clock"])
  }

  private static let rules = DamagedFormat(
    "rules",
    samples: texts(
      #"{"dailyBudget": 40, "budgetWindow": 24, "stackCapacity": 10, "maximumEntries": 20}"#)
  ) { path in
    let rules = try SystemRules(contentsOf: path)
    _ = rules.budget
  }

  private static let appGroup = DamagedFormat(
    "app group",
    samples: texts(
      #"{"group.a": {"defaults": {"count": 3, "ratio": 2.5, "list": [1, 2], "on": true}, "files": {"a/b.json": {"x": 1}, "c.txt": "text"}}}"#
    )
  ) { path in
    _ = try AppGroupFixture(contentsOf: path)
  }

  private static let activity = DamagedFormat(
    "activity",
    samples: texts(
      #"{"attributes": "ParcelAttributes", "name": "Parcel", "value": {"number": 12}, "states": [{"progress": 0.5, "eta": 800000000}]}"#
    )
  ) { path in
    _ = try ActivityFixture(contentsOf: path)
  }

  private static let masks = DamagedFormat(
    "masks",
    samples: texts(#"[{"frames": "clock/*", "rect": [0, 0, 30, 20], "reason": "the time"}]"#)
  ) { path in
    _ = try MaskFile.read(OptionValues(name: "masks", given: [path]))
  }

  private static let entitlements = DamagedFormat(
    "entitlements",
    samples: texts(
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>com.apple.developer.default-data-protection</key><string>NSFileProtectionComplete</string>
      <key>com.apple.security.application-groups</key><array><string>group.a</string></array>
      </dict></plist>
      """)
  ) { path in
    _ = try DataProtection(entitlements: path)
  }
}
