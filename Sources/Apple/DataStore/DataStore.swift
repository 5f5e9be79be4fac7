// The engine of Core Data and SwiftData on SQLite.
internal import CSQLite
