type Attributes = Record<string, string | boolean | undefined>;

/** Creates an element with attributes; `true` sets an empty attribute, undefined and false set none. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

let counter = 0;

/** An id that is unique on the page. */
export function uniqueId(name: string): string {
  counter += 1;
  return `sandbox-stripe-${counter}-${name}`;
}
