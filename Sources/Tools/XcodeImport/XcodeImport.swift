// What Xcode makes of a project's files: Swift source of intent definitions and of asset catalogues.
//
// `IntentDefinition` has intent definitions in Swift. Its folders, each above those that use it:
//
//   Model         an intent definition as a value, its problems, names in Swift
//   Localization  the translations of a definition
//   Reading       the property list of a definition read into the model
//   Swift         the writers of Swift, and `IntentDefinitionCompiler`, which calls them
//
// `AssetSymbols` has the names of assets in Swift and `AssetSymbolCompiler`, which writes them.
// `StringSymbols` has the names of a string catalogue's keys, their arguments, and `StringSymbolCompiler`.
//
// `ManagedClasses` has the classes of data models' entities.
