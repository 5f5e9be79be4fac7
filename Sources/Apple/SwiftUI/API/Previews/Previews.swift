internal import CPreviewSection

/// The previews linked into this program, in the order of their files and lines.
package enum Previews {
  package static var all: [_PreviewThunk] {
    (0..<vitrine_preview_count())
      .map { Unmanaged<_PreviewThunk>.fromOpaque(vitrine_preview_at($0)).takeRetainedValue() }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}
