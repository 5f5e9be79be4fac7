// Apple's Core Data, on the engine in `DataStore`.
//
// The folders, from the bottom up:
//
//   Names       constants and errors by Apple's names
//   Predicates  formats of `NSPredicate` read, and asked of values
//   Model       the model as Core Data describes it, and its files in bundles
//   Stores      stores, their descriptions, the coordinator, identities
//   Objects     objects, contexts, fetch requests, orders
//   Results     the objects of a fetch in sections
//   Container   `NSPersistentContainer`, migrations, and what is done to many objects at once
//   Views       `@FetchRequest` and the context in the environment
@_exported import Foundation
@_exported import FoundationExtras
