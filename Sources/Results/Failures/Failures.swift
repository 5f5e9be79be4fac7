// The end of a run that goes wrong, the same for the command, the host, planning, goldens and pages.
//
//   Failure       what went wrong, where, and what to do about it
//   ExitStatus    the status that scripts and CI go by
//   JSONMistake   the first mistake of a text that should be JSON
//   NearestName   known names that are like a mistyped one
//   PlainText     text of users' code, made safe to print
