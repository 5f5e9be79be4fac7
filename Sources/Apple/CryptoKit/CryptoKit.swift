// CryptoKit, by the system's libcrypto: digests, authentication codes, ciphers, keys of Curve25519.
//
// The folder:
//
//   Elliptic  keys of P-256, P-384 and P-521, agreements on secrets

@_exported import FoundationExtras
