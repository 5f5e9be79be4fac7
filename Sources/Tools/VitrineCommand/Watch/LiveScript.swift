import Foundation

/// The script that is added to served pages: it waits for news and reloads the page. It asks by script
/// elements, the one way that the pages' security policy allows.
enum LiveScript {
  static let path = "/.vitrine/live.js"
  static let newsPath = "/.vitrine/news.js"

  /// The page with the script at its end.
  ///
  /// - Parameter number: ``LiveState/page``; by it the script knows which page it is in.
  static func put(into page: [UInt8], number: Int) -> [UInt8] {
    let end = Data(page).range(of: Data("</body>".utf8), options: .backwards)?.lowerBound
    let position = end ?? page.count
    let element = "<script src=\"\(path)?after=\(number)\"></script>"
    return page[..<position] + Array(element.utf8) + page[position...]
  }

  /// Calls the page's function with what is new.
  static func call(_ state: LiveState) -> String { "vitrineNews(\(json(state)));\n" }

  static func source(_ state: LiveState) -> String {
    """
    (() => {
      'use strict';
      let known = \(json(state));
      const bar = document.createElement('pre');
      bar.setAttribute('role', 'status');
      Object.assign(bar.style, {
        position: 'fixed', inset: 'auto 0 0 0', zIndex: 1000, margin: 0, padding: '16px 24px',
        maxHeight: '50vh', overflow: 'auto', whiteSpace: 'pre-wrap', background: '#8c1d18',
        color: '#ffffff', font: '14px/20px ui-monospace, monospace',
      });
      const show = () => {
        bar.textContent = known.problem.join('\\n');
        bar.hidden = known.problem.length === 0;
        bar.style.display = bar.hidden ? 'none' : 'block';
      };
      document.body.append(bar);
      show();
      window.vitrineNews = (news) => {
        if (news.page !== known.page) location.reload();
        known = news;
        show();
      };
      const ask = () => {
        const script = document.createElement('script');
        script.src = `\(newsPath)?after=${known.serial}`;
        script.onload = () => { script.remove(); ask(); };
        script.onerror = () => { script.remove(); setTimeout(ask, 1000); };
        document.head.append(script);
      };
      // Before that, a page would count as loading until there are news.
      addEventListener('load', () => setTimeout(ask));
    })();

    """
  }

  /// The state as JSON that would also be safe inside HTML, though it is always a script of its own.
  private static func json(_ state: LiveState) -> String {
    struct Message: Encodable {
      var serial: Int
      var page: Int
      var problem: [String]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let message = Message(serial: state.serial, page: state.page, problem: state.problem)
    let data = (try? encoder.encode(message)) ?? Data("null".utf8)
    return String(decoding: data, as: UTF8.self)
      .replacing("<", with: "\\u003C").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}
