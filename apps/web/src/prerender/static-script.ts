// Beside the body of a page that stands alone: shows it in the language chosen, before anything is painted.

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

// Somebody signed in is led on by the app: no form is shown on the way.
if (html.hasAttribute('data-signed-in')) {
  root?.removeAttribute('data-drawn');
  root?.replaceChildren();
}

// Sent before the page's script is there: nothing of it may stand in the address, and it is sent once it is.
addEventListener('submit', (event) => {
  if (root?.hasAttribute('data-drawn') !== true) return;
  event.preventDefault();
  root.setAttribute('data-sent', '');
});
