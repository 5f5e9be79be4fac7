/// There is nothing to drain on Linux; source that says it still compiles.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
