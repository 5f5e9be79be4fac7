import DisplayList
import Foundation
import Rendering
import SwiftUI
import WidgetKitCore

/// The work that a process does before it is copied and its copies then need not do: Swift's runtime looks up
/// conformances and makes the metadata of types, fonts and tables are read.
///
/// It asks for nothing that belongs to a task: clock, time zone, bundle, locale of the process, network.
@MainActor
enum WarmUp {
  static func run() {
    let batch = FrameBatch(
      product: "", kind: "", family: "systemSmall", setting: Setting(), styles: [FrameStyle()],
      phases: [.placeholder, .snapshot, .timeline],
      output: OutputSpec(folder: "", formats: [], includesProduct: false),
      providerTimeout: 1, world: WorldSpec())
    guard let task = try? MessageFormat.encode(WorkerTask.render(batch)),
      MessageFormat.decode(WorkerTask.self, task) != nil,
      let scene = try? FrameScene(
        entry: DrivenEntry(date: batch.setting.now, relevance: nil) { AnyView(Sample()) },
        batch.template, WidgetSettings())
    else { return }
    let artifact = FrameRenderer().render(scene)
    let record = FrameRecord(
      id: batch.id(of: batch.template), request: batch.template, date: batch.setting.now,
      size: artifact.displayList.size, scale: batch.template.scale, files: [:],
      digest: artifact.displayList.digest.description, diagnostics: artifact.diagnostics,
      links: artifact.links, texts: artifact.displayList.texts, drawTime: 0.5, writeTime: 0.5)
    for event in [WorkerEvent.drawing(id: record.id, record.request), .made(record)] {
      _ = try? MessageFormat.encode(event, by: batch.template)
    }
  }
}

/// A view with the parts that widgets are mostly made of. Its texts are verbatim, since tables belong to a bundle.
private struct Sample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: "star.fill").foregroundStyle(.yellow)
        Text(verbatim: "Sample").font(.headline).lineLimit(1)
        Spacer()
        if isShown {
          Text(verbatim: "12:30").font(.caption.monospacedDigit()).foregroundStyle(.secondary)
        }
      }
      .padding(.horizontal, 8)
      ForEach(0..<2) { index in
        Text(verbatim: "\(index)").font(.system(size: 20, weight: .bold, design: .rounded))
          .minimumScaleFactor(0.5)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.blue.opacity(0.2))
        Circle().stroke(.red, lineWidth: 2)
        Capsule().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      }
      .frame(height: 20)
      Divider()
    }
    .containerBackground(.background, for: .widget)
  }

  private var isShown: Bool { true }
}
