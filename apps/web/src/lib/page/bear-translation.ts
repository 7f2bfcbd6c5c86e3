/**
 * A browser that translates a page puts nodes of its own in place of React's texts, or around them (react#11538).
 * React takes out, moves and changes its texts by the nodes it made: here each is led to what stands for it, so that
 * the page goes on, and a text that changes is shown, and translated, again.
 */
const standIns = new WeakMap<Node, ChildNode>();
const takenOut = new WeakSet<Node>();

/** React marks what it makes; a translator's nodes bear no such mark. */
const isOfReact = (node: Node): boolean =>
  Object.keys(node).some((key) => key.startsWith('__react'));

const isStranger = (node: Node | null): node is ChildNode =>
  node !== null && node.parentNode !== null && !isOfReact(node);

/** What stands in `parent` for a node: a stand-in, or the stranger that it was wrapped in; null for nothing. */
const standingFor = (parent: Node, node: Node): ChildNode | null => {
  let at: Node | null = standIns.get(node) ?? node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at as ChildNode | null;
};

const forget = (node: Node): void => {
  standIns.get(node)?.remove();
  standIns.delete(node);
};

const noteReplaced = (observer: MutationObserver, record: MutationRecord): void => {
  for (const text of record.removedNodes) {
    const isLost = text.nodeType === Node.TEXT_NODE && text.parentNode === null;
    if (!isLost || takenOut.has(text) || standIns.has(text) || !isOfReact(text)) continue;
    const near = [...record.addedNodes, record.previousSibling, record.nextSibling];
    const standIn = near.find(isStranger);
    if (standIn === undefined) continue;
    standIns.set(text, standIn);
    observer.observe(text, { characterData: true });
  }
};

/** A text that changes while another stands for it takes its place again. */
const showChanged = (text: Node): void => {
  const standIn = standIns.get(text);
  if (standIn === undefined) return;
  standIns.delete(text);
  standIn.replaceWith(text);
};

const watch = (): void => {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') showChanged(record.target);
      else noteReplaced(observer, record);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
};

let isBorne = false;

/** Makes the page bear a browser's translation from here on. */
export const bearTranslation = (): void => {
  if (isBorne) return;
  isBorne = true;
  const native = <Name extends 'appendChild' | 'insertBefore' | 'removeChild'>(name: Name) =>
    Reflect.get(Node.prototype, name) as Node[Name];
  const [appendChild, insertBefore, removeChild] = [
    native('appendChild'),
    native('insertBefore'),
    native('removeChild'),
  ];

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    takenOut.add(child);
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const standing = standingFor(this, child);
    if (standing !== null) removeChild.call(this, standing);
    standIns.delete(child);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    takenOut.delete(node);
    const place = before === null ? null : standingFor(this, before);
    const added = insertBefore.call(this, node, place) as Child;
    forget(node);
    return added;
  };

  Node.prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    takenOut.delete(node);
    const added = appendChild.call(this, node) as Child;
    forget(node);
    return added;
  };

  watch();
};
