import CPixels

/// What a process that renders picture after picture asks of malloc.
public enum FreedMemory {
  /// Keeps freed memory for the next picture, instead of giving each large buffer back to the kernel.
  /// A frame then costs the sum of its parts; without it, up to a third more.
  public static func keep() { px_keep_freed_memory() }
}
