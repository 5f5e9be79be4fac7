// The command: `vitrine`, and the same verbs on every widget's executable.
//
// The way of one call:
//
//   CommandLineTool            the table of verbs, the only place that knows them all
//   ParsedArguments            Arguments   the arguments by the declarations of one verb
//   OptionFile                 Arguments   `vitrine.json`, by the same declarations
//   CommandVerb                Verbs/      one file a verb: its options, its help, `run(in:)`
//   PlanRequest → Plan         Planning    which frames, as batches for workers
//   FrameRun → RunReport       Running/    the frames, made by workers
//   ExitStatus or Failure      Failures    the end
//
// A new verb is a file in Verbs/ and its name in `CommandLineTool.verbs`; a new option is one line in the
// verb, or in the group of options that several verbs have. Help, completion, `docs/command.md` and
// `vitrine.json` follow; `Tools/command-page` writes the page.
//
// From the bottom to the top:
//
//   Options/                   groups of options that several verbs have: frames, world, run, pages, formats
//   Processes/                 other programs, and the signals that end a run
//   Session/                   what a verb gets of its program, projects of Xcode among it; the protocol of verbs
//   Running/                   a run of frames, its progress, its report
//   Results/                   pages and tables made of a run's results
//   Serving/                   pages served on this machine alone
//   Comparing/, Explaining/, Goldens/, Docs/, Terminal/, Init/, Installation/   what single verbs need
//   Review/                    what `review` needs
//   Serve/                     what `serve` needs
//   Packages/                  the package in a folder: its targets with widgets, their build; new packages
//   Watch/                     what `watch` needs
//   Programs/                  what `mcp` needs: the protocol, its tools and their runs
//   Verbs/                     the verbs
