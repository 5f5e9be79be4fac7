import Testing

@testable import ProjectBuild

@Suite struct HiddenFilesTests {
  /// By gitignore(5): `#` begins a comment, `!` takes a pattern back, `*` matches many files.
  @Test func filesThatGitIgnoresByNameAreHidden() {
    #expect(
      HiddenFiles.ignored(
        """
        # Keys.swift
        Secrets.swift
        /App/Config/APIKeys.swift
        *.generated.swift
        !Kept.swift
        build/
        """) == ["Secrets.swift", "APIKeys.swift"])
  }
}
