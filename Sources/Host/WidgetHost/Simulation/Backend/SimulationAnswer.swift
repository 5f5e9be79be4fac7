enum SimulationAnswer<Value> {
  case made(Value)
  /// One sentence: what went wrong, and what to do.
  case failed(String)
}
