// ActivityKit: Live Activities as the app has them.
//
// The folders, from the bottom up:
//
//   Attributes     attributes, content, state and style of an activity
//   Alerts         the alert of an update
//   Streams        values sent to asynchronous streams
//   System         the list of activities, their clock and their limits
//   Authorization  the permission to start activities
//   Lifecycle      `Activity`: requests, updates, its end

// Attributes are made of Foundation's values, and alerts of localised strings.
@_exported import FoundationExtras
