struct Report {
  var measurement: Measurement
}
