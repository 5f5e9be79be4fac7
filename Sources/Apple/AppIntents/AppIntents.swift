// App Intents: intents with parameters, entities, and what Edit Widget shows of them.
//
// The folders, from the bottom up:
//
//   Errors                errors of intents
//   Display               titles, images and dialogs of values
//   Dependency            objects that the app gives to its intents
//   Values                the types of parameters, and their form in a configuration file
//   Options               the values to choose from: enums, entities, their queries and options providers
//   Entity                further kinds of entities and queries
//   Parameter             `@Parameter` and its initialisers
//   Intent                `AppIntent`, its results and its parameter summary
//   Donation              performing and donating an intent from code
//   Relevance, Shortcuts  relevant intents; app shortcuts
//   Schemas               macros that map a type to a schema of the system
//   Controls              buttons and toggles that perform an intent

@_exported import FoundationExtras
@_exported import RelevanceKit
