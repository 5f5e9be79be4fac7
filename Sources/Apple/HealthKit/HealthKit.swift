// HealthKit: the samples, workouts and activity rings of a world file.
//
// The folders, from the bottom up:
//
//   Units    units and quantities
//   Types    the kinds of data
//   Samples  samples, workouts, summaries of activity
//   Queries  questions, their predicates and statistics
//   Store    the store, which runs the queries

@_exported import FoundationExtras
