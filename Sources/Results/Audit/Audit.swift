// Rules for widgets: truncated text, low contrast, missing descriptions and others.
//
// The folders, from the bottom up:
//
//   Rules    the rules, their findings, and waivers
//   Frame    the audit of one frame
//   Widget   the audit of a widget's frames and timelines together
//   Report   the report as text and as SARIF
