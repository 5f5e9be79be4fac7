import FoundationNetworking

// The protocols of `URLSession`'s delegates, with the methods that Foundation on Linux lacks. A type that conforms to
// one of them conforms to Foundation's of the same name as well.

public protocol URLSessionDelegate: FoundationNetworking.URLSessionDelegate {
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

public protocol URLSessionTaskDelegate: FoundationNetworking.URLSessionTaskDelegate,
  URLSessionDelegate
{
  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
}

extension URLSessionTaskDelegate {
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  public func urlSession(
    _ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask
  ) {}
}

public protocol URLSessionDataDelegate: FoundationNetworking.URLSessionDataDelegate,
  URLSessionTaskDelegate
{}

public protocol URLSessionDownloadDelegate: FoundationNetworking.URLSessionDownloadDelegate,
  URLSessionTaskDelegate
{}
