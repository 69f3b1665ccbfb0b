/** Attributes whose value is text that people read, never run or fetched. */
const SAID = new Set([
  'alt',
  'title',
  'aria-label',
  'content',
  'value',
  'placeholder',
  'summary',
  'download',
]);

/** The digits of a phone number are text, too. */
const TELEPHONE = /^tel:[+\d]*$/;

function valueOf({ name, value }: Attr): string {
  return SAID.has(name) ? name : `${name}=${value.replace(TELEPHONE, 'tel:')}`;
}

/**
 * What a document is made of, without what it says: its elements in order, each with its attributes and the values of
 * those that are no text. A page whose texts are hostile has the skeleton of the same page with harmless ones.
 */
function skeletonOf(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].map((element) =>
    [element.localName, ...[...element.attributes].map(valueOf).toSorted()].join(' '),
  );
}

/** The skeleton of HTML as a browser reads it, without the markers that React leaves between texts. */
export const skeletonOfHtml = (html: string): string[] =>
  skeletonOf(new DOMParser().parseFromString(html, 'text/html'));
