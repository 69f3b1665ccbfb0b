import { HOSTILE_TEXTS } from '@/scripts/test/hostile-texts';
import { skeletonOfHtml } from '@/scripts/test/skeleton';
import type { OrderMailModel } from './order-mail-model';
import { renderAccountMail } from './render-account-mail';
import { renderContactMail } from './render-contact-mail';
import { renderInvitationMail } from './render-invitation-mail';
import { renderOrderMail } from './render-order-mail';

// Every text of a mail that somebody may have typed: the client's, the shopper's, a visitor's. S5-61.

const URL_OF = 'https://shop.example/order/abc';

const frameOf = (text: string) => ({
  lang: 'en',
  subject: text,
  // A short one is filled up with an element of blanks.
  preview: text.slice(0, 140),
  storeName: text,
  heading: text,
  intro: text.slice(0, 140),
  own: { opening: text, closing: text },
  colours: { primary: '#114433', onPrimary: '#ffffff' },
  footer: [text],
});

const orderOf = (text: string): OrderMailModel => ({
  ...frameOf(text),
  changes: [text],
  reference: { label: 'Reference', value: text },
  lines: [
    { name: text, details: text, quantity: text, total: text, pictureCid: 'a@merchloom', pictureAlt: text },
  ],
  totals: [{ label: text, value: text, strong: true }],
  deliveryHeading: 'Delivery',
  delivery: text,
  addressHeading: 'Address',
  address: [text, text],
  tracking: { label: text, url: URL_OF },
  page: { label: text, url: URL_OF },
});

const MAILS: Record<string, (text: string) => { html: string; text: string }> = {
  order: (text) => renderOrderMail(orderOf(text)),
  invitation: (text) =>
    renderInvitationMail({
      ...frameOf(text),
      until: text,
      page: { label: text, url: URL_OF },
      personal: text,
      unsubscribe: { label: text, url: URL_OF },
    }),
  account: (text) =>
    renderAccountMail({ ...frameOf(text), actions: [{ label: text, url: URL_OF }], note: text }),
  contact: (text) =>
    renderContactMail({
      ...frameOf(text),
      from: [{ label: 'Name', value: text }],
      paragraphs: [text],
      footer: text,
    }),
};

const KINDS = Object.entries(MAILS);

/** A line of a text is a line of the mail. */
const skeletonOf = (html: string) => skeletonOfHtml(html).filter((element) => element !== 'br');

describe.each(KINDS)('the %s mail with hostile texts (S5-61)', (name, render) => {
  const place = Object.keys(MAILS).indexOf(name);
  // All mails have one frame, and share the 500 among them.
  const texts = HOSTILE_TEXTS.filter((_, index) => index % KINDS.length === place);
  const plain = skeletonOf(render('Plain words').html);

  it('has the elements, addresses and styles of a harmless one', () => {
    expect(plain.length).toBeGreaterThan(15);
    for (const text of texts) expect(skeletonOf(render(text).html)).toEqual(plain);
  });

  it('says them to the letter in its plain form', () => {
    for (const text of texts) expect(render(text).text).toContain(text);
  });
});
