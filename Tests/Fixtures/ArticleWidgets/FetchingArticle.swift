// swift-format-ignore-file
import Intents
import SwiftUI
import WidgetKit

// The request of an article about widgets, as it stands there: `getTimeline` with a data task. The article leaves the
// address out (`https://`); the second provider has one in its place.

public class ConfigurationIntent: INIntent {}

struct SimpleEntry: TimelineEntry {
    let date: Date
    let configuration: ConfigurationIntent
  // 定义返回数据模型
    let response : Any
}

struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), configuration: ConfigurationIntent(), response: "placeholder")
    }

    func getSnapshot(for configuration: ConfigurationIntent, in context: Context, completion: @escaping (SimpleEntry) -> ()) {
        completion(SimpleEntry(date: Date(), configuration: configuration, response: "snapshot"))
    }

          func getTimeline(for configuration: ConfigurationIntent, in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    
        let currentDate = Date()
        
        let session = URLSession.shared
        let url = URL(string: "https://")
        guard let u = url else { return  }
        var request = URLRequest(url: u)
        request.httpMethod = "GET"
        request.timeoutInterval = 20
        let dataTask = session.dataTask(with: request) { (data, response, error) in
        // 请求回来的数据包装成timeline,completion回调给系统,小组件界面进行刷新操作
        let currentDate = Date()
        let updateDate = Calendar.current.date(byAdding: .hour, value: 1, to: currentDate)!
            let entry = SimpleEntry(date: currentDate, configuration: configuration,response: data)
    
            let timeline = Timeline(entries: [entry], policy:.after(updateDate))
            completion(timeline)
        }
        dataTask.resume()
    }
}

struct AddressedProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), configuration: ConfigurationIntent(), response: "placeholder")
    }

    func getSnapshot(for configuration: ConfigurationIntent, in context: Context, completion: @escaping (SimpleEntry) -> ()) {
        completion(SimpleEntry(date: Date(), configuration: configuration, response: "snapshot"))
    }

          func getTimeline(for configuration: ConfigurationIntent, in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    
        let currentDate = Date()
        
        let session = URLSession.shared
        let url = URL(string: "https://example.com/list")
        guard let u = url else { return  }
        var request = URLRequest(url: u)
        request.httpMethod = "GET"
        request.timeoutInterval = 20
        let dataTask = session.dataTask(with: request) { (data, response, error) in
        // 请求回来的数据包装成timeline,completion回调给系统,小组件界面进行刷新操作
        let currentDate = Date()
        let updateDate = Calendar.current.date(byAdding: .hour, value: 1, to: currentDate)!
            let entry = SimpleEntry(date: currentDate, configuration: configuration,response: data)
    
            let timeline = Timeline(entries: [entry], policy:.after(updateDate))
            completion(timeline)
        }
        dataTask.resume()
    }
}

public struct FetchingArticle: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        IntentConfiguration(kind: "article-fetching", intent: ConfigurationIntent.self, provider: Provider()) { entry in
            ResponseView(entry: entry)
        }
        .supportedFamilies([.systemSmall])
    }
}

public struct AddressedArticle: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        IntentConfiguration(kind: "article-addressed", intent: ConfigurationIntent.self, provider: AddressedProvider()) { entry in
            ResponseView(entry: entry)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct ResponseView: View {
    let entry: SimpleEntry

    var body: some View {
        Text(verbatim: (entry.response as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "no data")
            .containerBackground(.white, for: .widget)
    }
}
