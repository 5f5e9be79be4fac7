import Testing

@testable import VitrineCommand

@Suite struct CIServiceTests {
  /// GitLab's documentation of `parallel`: 1 to 200.
  @Test func gitLabRunsAtMostTwoHundredShards() {
    #expect(CIService.gitlab.refusal(of: .sample(shards: 200)) == nil)
    #expect(
      CIService.gitlab.refusal(of: .sample(shards: 201))?.cause
        == "GitLab runs at most 200 jobs of a kind at once.")
    #expect(CIService.github.refusal(of: .sample(shards: 201)) == nil)
  }

  /// GitLab replaces `$NAME` in the paths of a job.
  @Test func aNameWithADollarSignIsRefusedByGitLabAlone() {
    let setup = Setup.sample(subfolder: "apps/$HOME")
    #expect(
      CIService.gitlab.refusal(of: setup)?.cause == "GitLab reads a variable in “apps/$HOME”.")
    #expect(CIService.github.refusal(of: setup) == nil)
  }

  @Test func gitLabHasToBeToldOfTheFile() {
    #expect(CIService.github.notes == [])
    #expect(
      CIService.gitlab.notes
        == ["Add to .gitlab-ci.yml:\n\n    include:\n      - local: .gitlab/widgets.yml"])
  }
}
