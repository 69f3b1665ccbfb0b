/** Worked totals of docs/demo.md in minor units, copied and not computed. */
export interface WorkedOrder {
  name: string;
  tenant: 'ten_fjord' | 'ten_prairie';
  slug: 'fjord-fern' | 'prairie-run';
  admin: string;
  zone: string;
  products: {
    product_id: string;
    variant_id: string;
    quantity: number;
    personalisation?: { front: Record<string, string> };
  }[];
  address: Record<string, string>;
  code: string;
  figures: Figures;
}

interface Figures {
  items: number;
  shipping: number;
  discount: number;
  net: number;
  vat: number;
  total: number;
}

const FJORD = {
  tenant: 'ten_fjord',
  slug: 'fjord-fern',
  admin: 'admin@fjord-fern.example',
  zone: 'Europe/London',
  products: [
    { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 2 },
    { product_id: 'ff-kids-tee', variant_id: 'ff-kids-tee-oat-3-4yr', quantity: 1 },
  ],
  address: {
    phone: '+44 20 7946 0123',
    address_city: 'Leith',
    address_postcode: 'EH6 6JN',
    address_country: 'United Kingdom',
  },
} as const;

const PRAIRIE = {
  tenant: 'ten_prairie',
  slug: 'prairie-run',
  admin: 'admin@prairie-run.example',
  zone: 'America/New_York',
  code: '',
} as const;

const clubTees = [{ product_id: 'pr-club-tee', variant_id: 'pr-club-tee-bluestem-m', quantity: 2 }];
const american = (address_state: string, address_city: string, address_postcode: string) => ({
  phone: '+1 785 555 0100',
  address_country: 'United States of America',
  address_state,
  address_city,
  address_postcode,
});

const uk = (code: string, figures: Pick<Figures, 'discount' | 'net' | 'vat' | 'total'>): WorkedOrder => ({
  ...FJORD,
  products: [...FJORD.products],
  name: code || 'no voucher',
  code,
  figures: { items: 5720, shipping: 654, ...figures },
});

const us = (address: WorkedOrder['address'], figures: Pick<Figures, 'vat' | 'total'>): WorkedOrder => ({
  ...PRAIRIE,
  name: address['address_state'] ?? '',
  products: clubTees,
  address,
  figures: { items: 4800, shipping: 650, discount: 0, net: 5450, ...figures },
});

export const NO_VOUCHER = uk('', { discount: 0, net: 5545, vat: 829, total: 6374 });
export const SAVE5 = uk('SAVE5', { discount: 500, net: 5110, vat: 764, total: 5874 });
export const TEN = uk('TEN', { discount: 572, net: 5045, vat: 757, total: 5802 });
export const ONHOUSE = uk('ONHOUSE', { discount: 6374, net: 0, vat: 0, total: 0 });
export const KANSAS = us(american('Kansas', 'Lawrence', '66044'), { vat: 354, total: 5804 });
export const NEW_YORK = us(american('New York', 'Albany', '12207'), { vat: 484, total: 5934 });
export const OREGON = us(american('Oregon', 'Portland', '97204'), { vat: 0, total: 5450 });

/** An amount in its region's format (S9). */
export function shown({ tenant }: WorkedOrder, minor: number): string {
  const text = `${tenant === 'ten_fjord' ? '£' : '$'}${(Math.abs(minor) / 100).toFixed(2)}`;
  return minor < 0 ? `-${text}` : text;
}

/** An amount as on the wire (D13). */
export const onWire = (minor: number): string => (minor / 100).toFixed(2);

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Delivery days of an order placed at this instant, formatted for people and as on the wire (S9, D17-1). */
export function expectedWindow(instant: string, zone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(
    new Date(instant),
  );
  const day = new Date(`${parts}T12:00:00Z`);
  const found: Date[] = [];
  while (found.length < 6) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) found.push(new Date(day));
  }
  const ends = [found[3] ?? day, found[5] ?? day];
  const [from = '', to = ''] = ends.map(
    (one) => `${one.getUTCDate()} ${MONTHS[one.getUTCMonth()]} ${one.getUTCFullYear()}`,
  );
  const [x = '', y = ''] = ends.map((one) => one.toISOString().slice(0, 10).split('-').reverse().join('-'));
  return { from, to, x, y };
}
