// Accelerate: the functions of vDSP that code of apps calls, computed one element after the other.
//
// Sums are made in the order of the elements and in the element's own precision, so that they are the same on every
// machine; Apple's may differ from them in the last bits. Operands of different lengths end a program of Apple's; here
// the result has the length of the shorter.

@_exported import FoundationExtras

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Functions on vectors of numbers.
///
/// Source: https://developer.apple.com/documentation/accelerate/vdsp
public enum vDSP {}
