// A worker for pages that are opened from a file, where the browser allows none: the worker's script runs in a frame of the
// page instead. The site's search is such a script.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    #frame = document.createElement('iframe');
    #waiting = [];

    constructor(address) {
      super();
      this.#frame.hidden = true;
      this.#frame.title = 'Search';
      document.documentElement.append(this.#frame);
      const inner = this.#frame.contentWindow;
      const base = new URL(address, document.baseURI);
      inner.postMessage = (data) => {
        const message = new MessageEvent('message', { data });
        this.dispatchEvent(message);
        this.onmessage?.(message);
      };
      inner.importScripts = (...addresses) => Promise.all(addresses.map((other) => new Promise((done, failed) => {
        const script = inner.document.createElement('script');
        script.src = new URL(other, base);
        script.addEventListener('load', done);
        script.addEventListener('error', failed);
        inner.document.body.append(script);
      })));
      inner.importScripts(base).then(() => {
        const waiting = this.#waiting;
        this.#waiting = null;
        waiting.forEach((data) => this.postMessage(data));
      });
    }

    postMessage(data) {
      if (this.#waiting) {
        this.#waiting.push(data);
        return;
      }
      const { contentWindow: inner } = this.#frame;
      inner.dispatchEvent(new inner.MessageEvent('message', { data }));
    }

    terminate() { this.#frame.remove(); }
  };
}
