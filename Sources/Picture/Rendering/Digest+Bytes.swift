import CPixels
import DisplayList

extension Digest {
  /// Of many bytes: as `DigestHasher` has it, and quick in debug builds too.
  package init(ofBytes bytes: UnsafeRawBufferPointer) {
    var lanes: [UInt64] = [0, 0]
    px_digest_bytes(bytes.baseAddress, bytes.count, &lanes)
    self.init(high: lanes[0], low: lanes[1])
  }
}
