// The engine of Core Data on SQLite.
//
// The folders, from the bottom up:
//
//   Values    values as a store keeps them, and how texts compare
//   SQLite    a database, its statements, and what it asks of Swift
//   Query     conditions and orders, as SQL and memory both can ask them
//   Schema    the tables of a model: Core Data's own
//   Store     an open store: rows read and written, conditions as SQL
//   Notes     the diagnostics that stores add to frames
//   Graph     objects in a context: relationships, changes, saves
//   Fixtures  the objects that a store holds at the start
