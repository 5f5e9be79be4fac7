// Assertions for XCTest and Swift Testing. It drives widgets in the test's process, by `WidgetHost`.
//
// The way of one assertion:
//
//   assertSnapshot, assertLayoutSnapshot, …   Assertions/   the public functions
//   SnapshotMatrix, SnapshotWorld, …          Matrix/       what to draw, and in which world
//   WidgetRunner, ViewRunner                  Running/      the frames: planned by `Planning`, drawn in-process
//   Assertion                                               the record mode, the goldens, the outcome
//   PictureCheck, LayoutCheck, InlineCheck    Comparing/, Inline/   a frame and its golden
//   FailureText                               Comparing/    the message
//   Reporter                                  Reporting/    XCTest or Swift Testing
//
// Recording/ has the modes and the scopes that set them, Files/ the locations of goldens and artifacts.
