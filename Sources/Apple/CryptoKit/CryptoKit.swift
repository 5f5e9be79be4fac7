// CryptoKit, by the system's libcrypto: digests, authentication codes, ciphers, keys of Curve25519 and P-256.

@_exported import FoundationExtras
