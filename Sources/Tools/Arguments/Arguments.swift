// The arguments of a command, declared once a verb. There is no command here: the verbs are declared above.
//
//   OptionDescription    an option's name, form and help, and what a shell can offer for its value
//   OptionValues         the values that were given for an option, and the ways to read them
//   GivenOptions         all options that were given, before their values are read
//   OptionFile           options in a project's JSON file
//   OptionList           the options of a verb or of a group, each with how it is read into a value
//   Verb                 a verb: name, summary, operands, options
//   CommandDescription   a command with all its verbs
//   ParsedArguments      the arguments of one verb, taken apart
//   HelpText, CompletionScript, CommandPage   made of the descriptions
