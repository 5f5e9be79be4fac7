// Decisions on the report's frames: sent to the server, and shown on the page.
(() => {
  'use strict';
  const { data, element, words } = Vitrine;
  const byId = (id) => document.getElementById(id);
  const { frames, groups } = data;
  const NAMES = { approved: 'Approved', rejected: 'Rejected' };
  let status = { decisions: {}, left: 0, commit: [] };

  // The frame that the detail shows, and the cause that it was opened in.
  const current = () => {
    const id = document.querySelector('#detail .id')?.textContent;
    const cause = document.querySelector('.row-button[aria-current]')?.closest('.cause');
    return {
      frame: frames.find((one) => one.id === id) ?? null,
      group: groups[[...document.querySelectorAll('.cause')].indexOf(cause)] ?? null,
    };
  };
  const idsOf = (group) => group.frames.map((index) => frames[index].id);
  const chosen = () => {
    const patterns = new URLSearchParams(location.hash.slice(1)).getAll('select');
    return frames.filter((frame) => frame.canBeApproved
      && patterns.some((pattern) => pattern === '*' || ReportCommand.matches(pattern, frame.id))).map((frame) => frame.id);
  };
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  // MARK: What is shown

  const badge = (decision) => {
    const made = element('span', `review-state ${decision.verdict}`, NAMES[decision.verdict] ?? 'Comment');
    if (decision.comment) made.title = decision.comment;
    return made;
  };

  const markRow = (row) => {
    const id = row.querySelector('input')?.getAttribute('aria-label')?.replace(/^Select /, '');
    const decision = status.decisions[id];
    const key = decision ? `${decision.verdict} ${decision.comment}` : '';
    if ((row.dataset.key ?? '') === key) return;
    row.dataset.key = key;
    row.dataset.review = decision?.verdict ?? '';
    row.querySelector('.review-state')?.remove();
    if (decision) row.querySelector('.row-button').append(badge(decision));
  };

  const show = () => {
    for (const row of document.querySelectorAll('.row')) markRow(row);
    const { frame, group } = current();
    const decision = frame && status.decisions[frame.id];
    const mark = byId('review-mark');
    mark.textContent = NAMES[decision?.verdict] ?? '';
    mark.className = `review-mark ${decision?.verdict ?? ''}`;
    byId('review-approve').disabled = !frame?.canBeApproved || decision?.verdict === 'approved';
    byId('review-reject').disabled = !frame || decision?.verdict === 'rejected';
    byId('review-comment').disabled = !frame;
    byId('review-comment').textContent = decision?.comment ? 'Edit comment' : 'Comment';
    byId('review-reopen').hidden = !decision || decision.verdict !== 'rejected';
    const able = group ? group.frames.filter((index) => frames[index].canBeApproved).length : 0;
    byId('review-approve-cause').hidden = able === 0;
    byId('review-approve-cause').textContent = `Approve cause, ${able} ${able === 1 ? 'frame' : 'frames'}`;
    byId('review-reject-cause').hidden = !group;
    const selected = chosen();
    byId('review-approve-selected').hidden = selected.length === 0;
    byId('review-approve-selected').textContent = `Approve ${selected.length} selected`;
    const all = Object.values(status.decisions);
    const count = (verdict) => all.filter((one) => one.verdict === verdict).length;
    byId('review-words').textContent = `${count('approved')} approved · ${count('rejected')} rejected · ${status.left} left`;
    byId('review-commit-button').hidden = status.commit.length === 0;
    byId('review-commit').querySelector('pre').textContent = status.commit.join('\n');
    const why = document.querySelector('.why');
    const said = why?.querySelector('.review-said');
    if ((said?.dataset.text ?? '') !== (decision?.comment ?? '')) {
      said?.remove();
      if (decision?.comment) {
        const made = element('p', 'review-said', words(decision.comment));
        made.dataset.text = decision.comment;
        why?.prepend(made);
      }
    }
  };

  // MARK: Decisions

  const problem = (text) => {
    byId('review-problem').textContent = text;
    byId('review-problem').hidden = !text;
  };

  const send = async (action, ids, comment) => {
    if (ids.length === 0) return false;
    try {
      const response = await fetch('/review', {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(comment === undefined ? { action, ids } : { action, ids, comment }),
      });
      const answer = await response.json();
      if (answer.problem !== undefined) throw new Error(answer.problem);
      status = answer;
      problem('');
      show();
      return true;
    } catch (error) {
      problem(error instanceof TypeError ? 'The server doesn’t answer: it may have ended.' : error.message);
      return false;
    }
  };

  const decide = async (action) => {
    const { frame } = current();
    if (!frame || (action === 'approve' && !frame.canBeApproved)) return;
    if (await send(action, [frame.id])) press('j');
    show();
  };
  const decideCause = async (action) => {
    const { group } = current();
    if (!group) return;
    const ids = action === 'approve'
      ? group.frames.filter((index) => frames[index].canBeApproved).map((index) => frames[index].id) : idsOf(group);
    if (await send(action, ids)) press('n');
    show();
  };

  const dialog = byId('review-dialog');
  let commented = [];
  const comment = (isOfCause) => {
    const { frame, group } = current();
    if (!frame || (isOfCause && !group)) return;
    commented = isOfCause ? idsOf(group) : [frame.id];
    byId('review-dialog-title').textContent = isOfCause ? `Comment on ${commented.length} frames` : 'Comment on the frame';
    byId('review-dialog-of').textContent = isOfCause ? group.sentence : frame.id;
    byId('review-text').value = status.decisions[frame.id]?.comment ?? '';
    dialog.returnValue = '';
    dialog.showModal();
    byId('review-text').focus();
  };
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'save') send('comment', commented, byId('review-text').value.trim());
  });

  const reopen = () => {
    const { frame } = current();
    if (frame && status.decisions[frame.id]?.verdict === 'rejected') send('reopen', [frame.id]);
  };

  byId('review-approve').addEventListener('click', () => decide('approve'));
  byId('review-reject').addEventListener('click', () => decide('reject'));
  byId('review-comment').addEventListener('click', () => comment(false));
  byId('review-reopen').addEventListener('click', reopen);
  byId('review-approve-cause').addEventListener('click', () => decideCause('approve'));
  byId('review-reject-cause').addEventListener('click', () => decideCause('reject'));
  byId('review-approve-selected').addEventListener('click', () => send('approve', chosen()));
  byId('review-commit-button').addEventListener('click', () => byId('review-commit').showModal());
  byId('review-copy').addEventListener('click', async () => {
    await navigator.clipboard.writeText(status.commit.join('\n'));
    byId('review-copy').textContent = 'Copied';
  });
  const KEYS = {
    y: () => decide('approve'), r: () => decide('reject'), m: () => comment(false), u: reopen,
    Y: () => decideCause('approve'), R: () => decideCause('reject'), M: () => comment(true),
  };
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') || event.target.closest?.('input:not([type=checkbox]), textarea')) return;
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Rows are made when they are needed, and the detail for each frame.
  const observer = new MutationObserver(() => {
    observer.disconnect();
    show();
    watch();
  });
  const watch = () => {
    for (const id of ['causes', 'detail', 'basket']) observer.observe(byId(id), { childList: true, subtree: true });
  };
  watch();
  fetch('/review').then((response) => response.json()).then((answer) => {
    status = answer;
    show();
  }, () => problem('The server doesn’t answer: it may have ended.'));
})();
