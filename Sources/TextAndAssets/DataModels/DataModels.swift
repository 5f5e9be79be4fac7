// Data models of Core Data.
//
// The folders, from the bottom up:
//
//   Model    the model as a value: entities, attributes, relationships, inheritance
//   Reading  the files of a model, read into it
