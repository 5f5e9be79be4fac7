// Data models of Core Data.
//
//   Model    the model as a value: entities, attributes, relationships, inheritance
//   Reading  the files of a model, read into it
