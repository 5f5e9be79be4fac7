import Foundation

/// The script that is added to served pages: it waits for news, shows newer pictures in the place of those that are
/// there, reloads the page where more is new, and reports which pictures are on the screen. It asks by script
/// elements, the one way that the pages' security policy allows.
enum LiveScript {
  static let path = "/.vitrine/live.js"
  static let newsPath = "/.vitrine/news.js"
  static let lookPath = "/.vitrine/look.js"

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

  /// The number of pictures that a page reports at most.
  private static let mostLooked = 24

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
      const path = (image) => {
        try {
          return decodeURIComponent(new URL(image.src).pathname).slice(1);
        } catch {
          return '';
        }
      };
      const renew = () => {
        for (const image of document.images) {
          const serial = known.pictures[path(image)];
          if (serial === undefined || image.src.endsWith(`?v=${serial}`)) continue;
          image.src = `${image.src.split('?')[0]}?v=${serial}`;
        }
      };
      window.vitrineNews = (news) => {
        if (news.page !== known.page) location.reload();
        known = news;
        show();
        renew();
      };
      const request = (address, loaded, failed) => {
        const script = document.createElement('script');
        script.src = address;
        script.onload = () => { script.remove(); loaded(); };
        script.onerror = () => { script.remove(); failed(); };
        document.head.append(script);
      };
      let looked = '';
      const look = () => {
        const shown = [...document.images].filter((image) => {
          const box = image.getBoundingClientRect();
          return box.width > 0 && box.bottom > 0 && box.top < innerHeight;
        });
        const now = [...new Set(shown.map(path))].slice(0, \(mostLooked))
          .map(encodeURIComponent).join();
        if (document.hidden || now === looked) return;
        looked = now;
        request(`\(lookPath)?look=${now}`, () => {}, () => { looked = ''; });
      };
      let waiting;
      const lookSoon = () => {
        clearTimeout(waiting);
        waiting = setTimeout(look, 200);
      };
      for (const name of ['scroll', 'resize', 'click', 'keyup', 'visibilitychange']) {
        addEventListener(name, lookSoon, { capture: true, passive: true });
      }
      const ask = () => {
        request(`\(newsPath)?after=${known.serial}`, ask, () => setTimeout(ask, 1000));
      };
      // Before that, a page would count as loading until there are news.
      addEventListener('load', () => setTimeout(() => { look(); ask(); }));
    })();

    """
  }

  /// The state as JSON that would also be safe inside HTML, though it is always a script of its own.
  private static func json(_ state: LiveState) -> String {
    struct Message: Encodable {
      var serial: Int
      var page: Int
      var pictures: [String: Int]
      var problem: [String]
      /// Milliseconds of each step.
      var times: [String: Double]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let times = state.times.steps.map { ($0.name, ($0.seconds * 10_000).rounded() / 10) }
    let message = Message(
      serial: state.serial, page: state.page, pictures: state.pictures, problem: state.problem,
      times: Dictionary(uniqueKeysWithValues: times.filter { $0.1 > 0 }))
    let data = (try? encoder.encode(message)) ?? Data("null".utf8)
    return String(decoding: data, as: UTF8.self)
      .replacing("<", with: "\\u003C").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}
