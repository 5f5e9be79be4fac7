import FoundationNetworking

// The delegates' protocols with the methods that Apple's have and Foundation's on Linux lack. Types that conform to
// these conform to Foundation's.

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
