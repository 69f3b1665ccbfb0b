import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { Claimed, type ClaimedGift } from '@/components/claims/shop/claimed';
import { beginEditor, front, picture, show, text } from '@/components/design/admin/test-editor';
import { CustomerPanel } from '@/components/orders/admin/order/order-people';
import { FileCards } from '@/components/uploads/admin/file-cards';
import { FileFacts } from '@/components/uploads/admin/file-facts';
import { orderDetailExample } from '@/lib/modules/orders/contract/order-detail';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { messages } from '@/messages/en-GB';
import { HOSTILE_ATTEMPTS, HOSTILE_TEXTS } from '@/scripts/test/hostile-texts';
import { skeletonOfHtml } from '@/scripts/test/skeleton';
import { Menu } from './overlay/menu';

// Names that people give to things of their own, and what visitors write into forms. Each kind, with every hostile text,
// becomes the elements, attributes and addresses that harmless names become. S5-67.

const HARMLESS = 'Plain, harmless words';

const FILE: LibraryFile = {
  id: 'fil_1',
  name: '',
  kind: 'artwork',
  content_type: 'image/png',
  bytes: 1000,
  width_px: 10,
  height_px: 10,
  colour_mode: null,
  url: '/api/file_1',
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  added_by: null,
  event: null,
  uses: 0,
  restorable_until: null,
};

const { customer } = orderDetailExample;
/** Addresses of mail are checked by form, and have no other text in them. */
const orderBy = (said: string) => ({
  ...orderDetailExample,
  customer: {
    ...customer,
    name: said,
    phone: `0${said}`,
    address_first_line: said,
    address_second_line: said,
    address_city: said,
    address_county: said,
  },
});
const claimedBy = (said: string) =>
  ({
    order_ref: 'M7QK-3FXW',
    order_link: '/order/aToken',
    to_be_confirmed: false,
    edit_until: null,
    estimatedDeliveryDateX: '26-11-2026',
    estimatedDeliveryDateY: '30-11-2026',
    values: { name: said, email: 'ada@guest.example', products: [] },
    gift: { name: said },
    pictures: { front: '/front.svg' },
  }) as unknown as ClaimedGift;

function put(children: ReactNode): void {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
}

interface Kind {
  kind: string;
  texts: readonly string[];
  /** Shows all of them. */
  shown: (texts: readonly string[]) => void | Promise<void>;
}

const KINDS: Kind[] = [
  {
    kind: 'saved views',
    texts: HOSTILE_TEXTS,
    shown: (texts) => {
      const [label = ''] = texts;
      const entries = texts.map((name, index) => ({
        id: `v${index}`,
        label: name,
        onAction: () => undefined,
      }));
      put(<Menu label={label} groups={[{ id: 'mine', title: label, entries }]} />);
      fireEvent.click(screen.getByRole('button'));
      expect(screen.getAllByRole('menuitem')).toHaveLength(texts.length);
    },
  },
  {
    kind: 'layers of a design',
    texts: HOSTILE_ATTEMPTS,
    shown: async (texts) => {
      beginEditor();
      const layers = texts.map((label, index) =>
        index % 2 === 0 ? text(`l${index}`, { label }) : picture(`l${index}`, { label }),
      );
      await show({ design: front(...layers) });
      jest.useRealTimers();
      expect(document.querySelectorAll('[data-layer-row]')).toHaveLength(texts.length);
    },
  },
  {
    kind: 'files',
    texts: HOSTILE_TEXTS,
    shown: (texts) => {
      const files = texts.map((name, index) => ({ ...FILE, id: `fil_${index}`, name }));
      put(<FileCards files={files} onOpen={() => undefined} />);
      put(
        files.map((file) => (
          <FileFacts
            key={file.id}
            file={{ ...file, added_by: file.name, event: { slug: 'acme', name: file.name } }}
          />
        )),
      );
    },
  },
  {
    kind: 'an order’s customer, from a claim or a checkout',
    texts: HOSTILE_TEXTS,
    shown: (texts) => put(texts.map((said, index) => <CustomerPanel key={index} order={orderBy(said)} />)),
  },
  {
    kind: 'a claim’s confirmation',
    texts: HOSTILE_ATTEMPTS,
    shown: (texts) =>
      put(texts.map((said, index) => <Claimed key={index} claimed={claimedBy(said)} locale="en" />)),
  },
];

/** What the document is made of; ids are counted on with each rendering. */
async function skeleton({ shown }: Kind, texts: readonly string[]): Promise<string[]> {
  cleanup();
  await shown(texts);
  return skeletonOfHtml(document.documentElement.outerHTML).map((line) =>
    line.replace(/(?:react-aria-?)?_r_\w+?_/g, 'ID').replace(/react-aria[\w:-]+/g, 'ID'),
  );
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it.each(KINDS)('$kind: no hostile name adds an element, an attribute or an address', async (kind) => {
  const harmless = kind.texts.map((_, index) => `${HARMLESS} ${index}`);
  const plain = await skeleton(kind, harmless);
  expect(plain.length).toBeGreaterThan(50);
  expect(await skeleton(kind, kind.texts)).toEqual(plain);
  expect('__ran' in window).toBe(false);
});
