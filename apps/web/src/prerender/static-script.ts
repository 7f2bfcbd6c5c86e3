// Runs beside the body of a standalone page: shows it in the chosen language before anything is painted.

const html = document.documentElement;
const root = document.getElementById('root');
const describe = document.querySelector('meta[name="description"]');
const bodies = document.querySelectorAll('template');

bodies.forEach((body) => {
  if (body.lang === html.lang) {
    document.title = body.title;
    describe?.setAttribute('content', body.dataset['description'] ?? '');
    root?.replaceChildren(body.content);
  }
  body.remove();
});

// The app redirects a signed-in user, so no form is shown in the meantime.
if (html.hasAttribute('data-signed-in')) {
  root?.removeAttribute('data-drawn');
  root?.replaceChildren();
}

// A submission before the page's script is loaded must not put values into the URL; it is submitted once the
// script is loaded.
addEventListener('submit', (event) => {
  if (root?.hasAttribute('data-drawn') !== true) return;
  event.preventDefault();
  root.setAttribute('data-sent', '');
});

// The same for a button that submits nothing, such as the one that leads to the next part of a form.
addEventListener('click', ({ target }) => {
  if (root?.hasAttribute('data-drawn') !== true || !(target instanceof Element)) return;
  target.closest('button[type="button"]')?.setAttribute('data-pressed', '');
});
