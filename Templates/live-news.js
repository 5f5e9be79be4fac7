// The news of a live page whose widgets are built anew while it is open, as by `watch`.
const LiveNews = (() => {
  'use strict';
  const { data } = Vitrine;
  const widgets = JSON.stringify(data.widgets);
  const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

  // Calls `draw` whenever there are newer widgets. Where their settings are others, the page is loaded again: its address
  // has what was chosen.
  const start = async (draw) => {
    let known = data.number;
    while (known !== undefined) {
      try {
        const news = await (await fetch(`/news?after=${known}`)).json();
        if (news.problem !== undefined) {
          draw();
          await sleep(1000);
        } else if (news.number !== known) {
          known = news.number;
          if (JSON.stringify(news.widgets) !== widgets) location.reload();
          else draw();
        }
      } catch {
        await sleep(1000);
      }
    }
  };

  return { start };
})();
