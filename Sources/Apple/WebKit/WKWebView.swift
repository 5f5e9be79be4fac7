import DeviceWorld
import Foundation
import UIKit

/// A load of a page.
open class WKNavigation: NSObject, @unchecked Sendable {}

/// The kinds of processes and of data that views share.
open class WKProcessPool: NSObject, @unchecked Sendable { public override init() {} }
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  private static let store = WKWebsiteDataStore()
  open class func `default`() -> WKWebsiteDataStore { store }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
open class WKPreferences: NSObject, @unchecked Sendable {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
  public override init() {}
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
open class WKUserScript: NSObject, @unchecked Sendable {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}
open class WKUserContentController: NSObject, @unchecked Sendable {
  open private(set) var userScripts: [WKUserScript] = []
  public override init() {}
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
}
open class WKWebViewConfiguration: NSObject, @unchecked Sendable {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  public override init() {}
}

/// A view of a page. It loads nothing, and says so once.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var customUserAgent: String?
  public let scrollView = UIScrollView()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }

  private func rests(_ call: String) {
    DeviceAnswers.rests("WKWebView.\(call)", "a widget shows no pages")
  }
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    rests("load(_:)")
    url = request.url
    return nil
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    rests("loadHTMLString(_:baseURL:)")
    return nil
  }
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    rests("loadFileURL(_:allowingReadAccessTo:)")
    return nil
  }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { rests("evaluateJavaScript(_:completionHandler:)") }
}

@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}
