const telling = ['hidden', 'open', 'type'];

const inlineStyle = (element: Element): CSSStyleDeclaration =>
  element instanceof HTMLElement || element instanceof SVGElement
    ? element.style
    : document.createElement('i').style;

const visibilityOf = (element: Element | null): string =>
  element === null
    ? 'visible'
    : inlineStyle(element).visibility || visibilityOf(element.parentElement);

/**
 * A faster `computedStyle` with the properties that queries read, display and visibility. The original is called only
 * once for each kind of element; all other properties come from the element's own style.
 */
export const quickComputedStyle = (
  computedStyle: (element: Element) => CSSStyleDeclaration,
): ((element: Element) => CSSStyleDeclaration) => {
  const displays = new Map<string, string>();
  const displayOfKind = (element: Element): string => {
    const bare = document.createElementNS(element.namespaceURI, element.localName);
    for (const name of telling) {
      const value = element.getAttribute(name);
      if (value !== null) bare.setAttribute(name, value);
    }
    const kind = bare.outerHTML;
    const known = displays.get(kind) ?? computedStyle(bare).display;
    displays.set(kind, known);
    return known;
  };
  return (element) => {
    const style = inlineStyle(element);
    const computed = new Map<string | symbol, string>([
      ['display', style.display || displayOfKind(element)],
      ['visibility', visibilityOf(element)],
    ]);
    const valueOf = (name: string): string => computed.get(name) ?? style.getPropertyValue(name);
    return new Proxy(style, {
      get: (_, name): unknown =>
        name === 'getPropertyValue' ? valueOf : (computed.get(name) ?? Reflect.get(style, name)),
    });
  };
};
