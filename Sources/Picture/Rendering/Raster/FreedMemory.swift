internal import CPixels

/// Settings of malloc for a process that renders many pictures.
package enum FreedMemory {
  /// Keeps freed memory for the next picture, instead of giving each large buffer back to the kernel.
  /// A frame then costs the sum of its parts; without it, up to a third more.
  package static func keep() { px_keep_freed_memory() }
}
