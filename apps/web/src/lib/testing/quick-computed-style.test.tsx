import { expect, it, vi } from 'vitest';
import { quickComputedStyle } from './quick-computed-style.ts';

const everyKind = `
  <main><h1>a<b>b</b></h1><p hidden>c</p><section hidden><p>d</p></section></main>
  <div style="display: none"><p>e</p></div>
  <div style="visibility: hidden"><p>f<i style="visibility: visible">g</i></p></div>
  <table><thead><tr><th>h</th></tr></thead><tbody><tr><td>i</td></tr></tbody></table>
  <dialog><p>j</p></dialog><dialog open><p>k</p></dialog>
  <details><summary>l</summary><p>m</p></details><ul><li>n</li></ul><dl><dt>o</dt><dd>p</dd></dl>
  <form><input type="hidden"><input><select><option>q</option></select><button>r</button></form>
  <template><p>s</p></template><script></script><style></style><svg><title>t</title><g><text>u</text></g></svg>`;

const told = (styleOf: (element: Element) => CSSStyleDeclaration, element: Element): string[] => {
  const style = styleOf(element);
  const byName = style.getPropertyValue('display') + style.getPropertyValue('visibility');
  return [element.outerHTML, style.display, style.visibility, byName];
};

it('says of every kind of element what jsdom says, and asks it once for each', () => {
  document.body.innerHTML = everyKind;
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
  const jsdom = vi.fn<(element: Element) => CSSStyleDeclaration>((element) =>
    (frame ?? window).getComputedStyle(element),
  );
  const quick = quickComputedStyle(jsdom);
  const elements = [...document.body.querySelectorAll('*')];
  const answers = elements.map((element) => told(quick, element));
  const asked = jsdom.mock.calls.length;
  expect(answers).toEqual(elements.map((element) => told(jsdom, element)));
  expect(asked).toBeLessThan(elements.length);
  for (const element of elements) quick(element);
  expect(jsdom).toHaveBeenCalledTimes(asked + elements.length);
});
