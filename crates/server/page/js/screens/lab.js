// The laboratory: begin a run, find past ones, and the sources' experiments run again.

import { games } from '../api.js';
import { fill, h } from '../dom.js';
import { reproduction } from '../lab/api.js';
import { runForm } from '../lab/form.js';
import { pastRuns } from '../lab/past.js';
import { reachable } from '../lab/result.js';
import { p, t } from '../words.js';

export function labScreen(root) {
  let left = false;
  document.title = `${t('lab-title')} · Adut`;
  fill(root, h('p', { class: 'working' }, p('working')));
  games()
    .then((catalogue) => {
      if (left) return;
      fill(
        root,
        h(
          'div',
          { class: 'lab' },
          h('header', { class: 'hero' }, h('h1', null, t('lab-title')), h('p', null, t('lab-line'))),
          h(
            'div',
            { class: 'lab-columns' },
            runForm(catalogue),
            h(
              'div',
              { class: 'lab-side' },
              pastRuns(catalogue),
              h(
                'section',
                { class: 'panel' },
                h('h2', null, t('lab-reproduction')),
                h('p', null, t('lab-reproduction-line')),
                h('a', { class: 'secondary', href: '#/lab/reproduction' }, t('lab-read')),
                ' ',
                h('a', { class: 'secondary', href: '#/solution' }, t('lab-solution-link')),
              ),
            ),
          ),
        ),
      );
    })
    .catch((error) => fill(root, h('p', { class: 'error' }, error.message)));
  return {
    leave() {
      left = true;
    },
  };
}

/** The report of the sources' experiments, as `adut reproduce` wrote it. */
export function reproductionScreen(root) {
  let left = false;
  document.title = `${t('lab-reproduction')} · Adut`;
  fill(root, h('p', { class: 'working' }, p('working')));
  reproduction()
    .then((text) => {
      if (left) return;
      const article = h('article', { class: 'report panel', lang: 'en' });
      // The document's own style stays out: it is made for a page by itself.
      article.innerHTML = text.slice(text.indexOf('<main>') + '<main>'.length, text.indexOf('</main>'));
      reachable(article);
      // Places in the document are not addresses of this page.
      article.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
        if (!link) return;
        event.preventDefault();
        article.querySelector(`[id="${link.getAttribute('href').slice(1)}"]`)?.scrollIntoView();
      });
      fill(
        root,
        h(
          'div',
          { class: 'lab narrow' },
          h('p', null, h('a', { href: '#/lab' }, t('lab-back'))),
          article,
        ),
      );
    })
    .catch((error) => fill(root, h('p', { class: 'error' }, error.message)));
  return {
    leave() {
      left = true;
    },
  };
}
