// The only target of this package on a Mac: it says where previews are there, in place of errors in C libraries.
#error(
  """
  Vitrine renders widgets on Linux. On a Mac, Xcode's previews show them. To render or verify them here as on Linux, \
  use the container: see Containerfile and README.md of Vitrine. A package that Xcode opens too names Vitrine under \
  “#if os(Linux)” in its Package.swift, or builds with the Swift SDK and names it not at all.
  """)
