// What Xcode makes of a project's files: Swift source of intent definitions and of asset catalogues.
//
// The folders of `IntentDefinition`, from the bottom up:
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
