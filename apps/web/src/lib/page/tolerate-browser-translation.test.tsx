import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

beforeAll(tolerateBrowserTranslation);
afterEach(cleanup);

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(({ parentElement }) => parentElement?.tagName !== 'FONT');
};

const fontOf = (text: string | Node): HTMLElement => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(text);
  outer.append(inner);
  return outer;
};

/** Three ways in which browser translators replace a text node. */
const translators: Record<string, (text: Text) => void> = {
  'puts another in its place': (text) => text.replaceWith(fontOf(text.data)),
  'puts another before it and takes it out': (text) => {
    text.before(fontOf(text.data));
    text.remove();
  },
  'wraps it': (text) => {
    const font = fontOf('');
    text.replaceWith(font);
    font.firstElementChild?.append(text);
  },
};

interface Shown {
  count: number;
  isOpen: boolean;
  order: string[];
}

const first: Shown = { count: 0, isOpen: false, order: ['a', 'b', 'c'] };
const steps: Shown[] = [
  first,
  { count: 1, isOpen: true, order: ['a', 'b', 'c'] },
  { count: 2, isOpen: true, order: ['c', 'a', 'b'] },
  { count: 3, isOpen: false, order: ['b'] },
  { count: 4, isOpen: true, order: [] },
  { count: 5, isOpen: false, order: ['d', 'b', 'e'] },
];

const Screen = ({ count, isOpen, order }: Shown) => (
  <main>
    <p>
      {isOpen && 'abierto '}
      {count} valoraciones {count > 1 ? 'cerradas' : <b>ninguna</b>}
      {isOpen ? <i>sí</i> : 'no'}
    </p>
    <ul>
      {order.map((item) => (
        <li key={item}>
          {item}: {count}
        </li>
      ))}
    </ul>
    {order.length > 1 && 'varias'}
    {isOpen ? 'fin' : <em>principio</em>}
  </main>
);

const settle = () => act(async () => new Promise((done) => setTimeout(done)));

describe.each(Object.entries(translators))('a translator that %s', (_name, translate) => {
  test('leaves a page that goes on and says what it would say', async () => {
    const plain = render(<Screen {...first} />);
    const expected: string[] = [];
    for (const step of steps) {
      plain.rerender(<Screen {...step} />);
      expected.push(plain.container.textContent);
    }
    plain.unmount();

    const { container, rerender, unmount } = render(<Screen {...first} />);
    const said: string[] = [];
    for (const step of steps) {
      for (const text of textsIn(container)) translate(text);
      await settle();
      rerender(<Screen {...step} />);
      await settle();
      said.push(container.textContent);
    }
    expect(said).toEqual(expected);
    for (const text of textsIn(container)) translate(text);
    await settle();
    unmount();
    expect(container.textContent).toBe('');
  });
});

test('what stands where it was put is taken out and put in as ever', () => {
  const [list, one, two] = [
    document.createElement('ul'),
    document.createElement('li'),
    document.createElement('li'),
  ];
  list.append(two);
  list.insertBefore(one, two);
  expect([...list.children]).toEqual([one, two]);
  expect(list.removeChild(one)).toBe(one);
  expect([...list.children]).toEqual([two]);
});
