/**
 * A translating browser replaces or wraps React's text nodes with its own (react#11538), while React removes, moves and
 * changes the nodes that it created. Each is redirected here to its replacement, so that the page keeps working, and a
 * changed text is shown and translated again.
 */
const standIns = new WeakMap<Node, ChildNode>();
const takenOut = new WeakSet<Node>();

/** React marks the nodes that it creates; a translator's nodes have no such mark. */
const isOfReact = (node: Node): boolean =>
  Object.keys(node).some((key) => key.startsWith('__react'));

const isStranger = (node: Node | null): node is ChildNode =>
  node !== null && node.parentNode !== null && !isOfReact(node);

/**
 * The child of `parent` that represents a node: its replacement, or the foreign element that wraps it; null when there
 * is none.
 */
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

/** A text that changes while a replacement is shown is put back in its place. */
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

/** From this call on, the page keeps working when a browser translates it. */
export const tolerateBrowserTranslation = (): void => {
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
