/// The largest finite number of single precision, by its name in math.h.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
