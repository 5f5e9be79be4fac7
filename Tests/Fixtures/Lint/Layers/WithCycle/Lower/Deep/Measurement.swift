struct Measurement {
  var owner: Report?
}
