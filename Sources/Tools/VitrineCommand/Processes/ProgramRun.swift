import ProjectBuild

/// Another program, run to its end.
typealias ProgramRun = ProjectBuild.ProgramRun
