// Apple's SwiftData, on the engine in `DataStore`.
//
// The folders, from the bottom up:
//
//   Schema      models, their properties, macros, and the values that stores keep of them
//   Predicates  Foundation's predicates and orders as a store can run them
//   Context     containers, contexts, fetches, actors
//   Views       `@Query`, and the container in the environment
@_exported import Foundation
@_exported import FoundationExtras
@_exported import Observation
