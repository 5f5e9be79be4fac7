/// A widget as far as a simulation knows it.
struct SimulatedWidget {
  var kind: String
  var family: String
  var takesPush = false
  var takesStandBy = false
}
