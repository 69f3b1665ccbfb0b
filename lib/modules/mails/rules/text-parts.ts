/** What a text is in its mail, in the order in which a mail has them. */
export const TEXT_PARTS = [
  'subject',
  'preview',
  'heading',
  'intro',
  'line',
  'button',
  'note',
  'footer',
] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** Characters at most, as written with placeholders. S2.2-335. */
export const LONGEST_TEXT: Readonly<Record<TextPart, number>> = {
  subject: 200,
  preview: 200,
  heading: 200,
  intro: 1000,
  line: 1000,
  button: 80,
  note: 1000,
  footer: 300,
};

const BY_NAME: Readonly<Record<string, TextPart>> = {
  subject: 'subject',
  opened: 'subject',
  due_soon: 'subject',
  waiting: 'subject',
  preview: 'preview',
  heading: 'heading',
  headingPlain: 'heading',
  note: 'note',
  unasked: 'note',
  personal: 'note',
  footer: 'footer',
  footer_company: 'footer',
  footer_contact: 'footer',
  footer_vat: 'footer',
};
const BUTTONS = new Set([
  'action',
  'open',
  'page',
  'page_ended',
  'pay',
  'replace',
  'account',
  'orders',
  'fix',
  'track',
  'unsubscribe',
]);
/** The link to an order, of mails that are about it; elsewhere the word stands for a group of texts. */
const ORDER_LINK = /(Mail)\.order$/;

/** What a text is, by its key's last name. */
export function partOf(key: string): TextPart {
  const names = key.split('.');
  const last = names.at(-1) ?? '';
  // Of a mail with several cases, each has a note of its own.
  if (key.includes('.note.')) return 'note';
  if (key.includes('.action.') || BUTTONS.has(last) || ORDER_LINK.test(key)) return 'button';
  return BY_NAME[last] ?? (last.startsWith('intro') ? 'intro' : 'line');
}
