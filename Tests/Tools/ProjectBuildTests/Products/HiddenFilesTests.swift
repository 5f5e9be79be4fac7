import Testing

@testable import ProjectBuild

@Suite struct HiddenFilesTests {
  /// Files hidden by gitignore(5): `#` begins a comment, `!` negates a pattern, `*` matches many files.
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
