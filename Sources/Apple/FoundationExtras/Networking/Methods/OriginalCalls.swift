import Foundation
import FoundationNetworking

typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
typealias DownloadHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

typealias SortedTasksHandler =
  @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void

// Foundation's own methods, for sessions that go to the network. Closures in structures have the form in which a
// method is called; as values of a generic type they would have another.

struct DataTaskCall { let call: (URLRequest) -> URLSessionDataTask }
struct DataTaskHandlerCall { let call: (URLRequest, @escaping DataHandler) -> URLSessionDataTask }
struct UploadStreamCall { let call: (URLRequest) -> URLSessionUploadTask }
struct UploadDataCall { let call: (URLRequest, Data) -> URLSessionUploadTask }
struct UploadFileCall { let call: (URLRequest, URL) -> URLSessionUploadTask }
struct UploadDataHandlerCall {
  let call: (URLRequest, Data?, @escaping DataHandler) -> URLSessionUploadTask
}
struct UploadFileHandlerCall {
  let call: (URLRequest, URL, @escaping DataHandler) -> URLSessionUploadTask
}
struct DownloadCall { let call: (URLRequest) -> URLSessionDownloadTask }
struct DownloadHandlerCall {
  let call: (URLRequest, @escaping DownloadHandler) -> URLSessionDownloadTask
}
struct PlainCall { let call: () -> Void }
struct AllTasksCall { let call: (@escaping @Sendable ([URLSessionTask]) -> Void) -> Void }
struct TasksCall { let call: (@escaping SortedTasksHandler) -> Void }
struct WebSocketCall { let call: (URLRequest) -> URLSessionWebSocketTask }
struct WebSocketURLCall { let call: (URL) -> URLSessionWebSocketTask }
struct WebSocketProtocolsCall { let call: (URL, [String]) -> URLSessionWebSocketTask }
