import Failures

/// The former name of the one error.
package typealias HostError = Failure
