struct Measurement {}
