// A target whose list leaves a folder out, and is from the top.
//
// The folders, from the bottom up:
//
//   Upper  reports
//   Lower  measurements
