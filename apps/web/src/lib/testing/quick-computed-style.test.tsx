import { expect, it } from 'vitest';

const everyKind = `
  <main><h1>a<b>b</b></h1><p hidden>c</p><section hidden><p>d</p></section></main>
  <div style="display: none"><p>e</p></div>
  <div style="visibility: hidden"><p>f<i style="visibility: visible">g</i></p></div>
  <table><thead><tr><th>h</th></tr></thead><tbody><tr><td>i</td></tr></tbody></table>
  <dialog><p>j</p></dialog><dialog open><p>k</p></dialog>
  <details><summary>l</summary><p>m</p></details><ul><li>n</li></ul><dl><dt>o</dt><dd>p</dd></dl>
  <form><input type="hidden"><input><select><option>q</option></select><button>r</button></form>
  <template><p>s</p></template><script></script><style></style><svg><title>t</title><g><text>u</text></g></svg>`;

const told = (view: Window, element: Element): string[] => {
  const style = view.getComputedStyle(element);
  const byName = style.getPropertyValue('display') + style.getPropertyValue('visibility');
  return [element.outerHTML, style.display, style.visibility, byName];
};

it('says of every kind of element what jsdom says, which has a window of its own in a frame', () => {
  document.body.innerHTML = everyKind;
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
  const elements = [...document.body.querySelectorAll('*')];
  expect(elements.map((element) => told(window, element))).toEqual(
    elements.map((element) => told(frame ?? window, element)),
  );
});
