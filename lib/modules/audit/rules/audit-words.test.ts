import { messageFor } from '@/lib/intl/message-for';
import { fieldName, toldChanges, toldData, type AuditVoice } from './audit-words';

const en: AuditVoice = { locale: 'en', t: messageFor('en') };
const de: AuditVoice = { locale: 'de', t: messageFor('de') };

test('an amount is told in its currency, and the currency not apart (D44-8)', () => {
  const told = { data: { totalMinor: 24_030, currency: 'EUR', number: 'M-7' }, changes: null };
  expect(toldData(told, en)).toEqual([
    { field: 'Total', value: '€240.30' },
    { field: 'Number', value: 'M-7' },
  ]);
  expect(toldData(told, de)[0]).toEqual({ field: 'Summe', value: '240,30\u00a0€' });
  expect(toldData({ data: { amount: 1_250 }, changes: null }, en)[0]?.value).toBe('12.50');
  // An id of the provider's has the same name as an amount elsewhere.
  expect(toldData({ data: { refund: 're_1' }, changes: null }, en)[0]?.value).toBe('re_1');
});

test('a value is told by its kind: status, yes and no, day, moment, rate, language, role', () => {
  const changes = {
    status: { before: 'new', after: 'in_production' },
    locked: { before: false, after: true },
    last_day: { before: null, after: '2026-12-24' },
    expires_at: { before: '2026-12-01T09:05:00.000Z', after: null },
    percent_bp: { before: 300, after: 250 },
    language: { before: 'en', after: 'de' },
    role: { before: 'admin', after: 'customer_service' },
    note: 'changed' as const,
  };
  expect(toldChanges({ data: {}, changes }, en)).toEqual([
    { field: 'Status', values: { before: 'New', after: 'In production' } },
    { field: 'Locked', values: { before: 'no', after: 'yes' } },
    { field: 'Last day', values: { before: '', after: '24 Dec 2026' } },
    { field: 'Expires', values: { before: '1 Dec 2026, 09:05', after: '' } },
    { field: 'Rate', values: { before: '3%', after: '2.5%' } },
    { field: 'Language', values: { before: 'English', after: 'Deutsch' } },
    { field: 'Role', values: { before: 'Administrator', after: 'Customer Service' } },
    { field: 'Note', values: null },
  ]);
});

test('a design, a composition and a price of parts are told by their parts (D44-1)', () => {
  const data = { front: { added: ['Logo', 'Team'], moved: ['NAME'] } };
  expect(toldData({ data, changes: null }, en)).toEqual([
    { field: 'Front', value: 'Added Logo, Team; Moved NAME' },
  ]);
  const layers = (text: string) => [{ layer: 'NAME', text, font: 'Inter' }];
  const changes = {
    back_layers: { before: layers('A'), after: layers('B') },
    fibres: { before: null, after: [{ fibre: 'cotton', percent: 60 }] },
    personalisation_price: { before: { side: 150, text: 0 }, after: { side: 200, text: 0 } },
    home_heading: { before: '', after: 'Warm' },
  };
  expect(toldChanges({ data: {}, changes }, de).map(({ field, values }) => [field, values?.after])).toEqual([
    ['Rückseite', 'Ebene NAME, Text B, Schriftart Inter'],
    ['Fasern', 'Baumwolle 60\u00a0%'],
    ['Preis der Personalisierung', 'Je Seite 2,00, Text 0,00'],
    ['Überschrift', 'Warm'],
  ]);
});

test('what the changes tell is not told twice', () => {
  const data = { from: 'Draft', to: 'Active', reason: 'Artwork under review' };
  const changes = { status: { before: 'Draft', after: 'Active' } };
  expect(toldData({ data, changes }, en)).toEqual([{ field: 'Reason', value: 'Artwork under review' }]);
  expect(toldChanges({ data, changes }, en)[0]?.values).toEqual({ before: 'draft', after: 'active' });
});

test('what staff read is told in words, of a call or of its area (D44-13)', () => {
  const read = (call: string, voice = en) => toldData({ data: { call }, changes: null }, voice)[0];
  expect(read('orders.read-address')).toEqual({ field: 'Data read', value: 'Address of an order' });
  expect(read('orders.list')).toEqual({ field: 'Data read', value: 'Orders' });
  expect(read('vouchers.list', de)).toEqual({ field: 'Gelesene Daten', value: 'Gutscheine' });
  expect(read('gone.read')?.value).toBe('gone.read');
});

test('an unknown field is spelled out, and parts of a value have their names', () => {
  expect(fieldName('family_variant', en)).toBe('Family variant');
  expect(fieldName('printSides', en)).toBe('Print sides');
  const data = { stock: [{ variant: 'var_1', quantity: 3 }], list: 'orders', problem: 'not_allowed' };
  expect(toldData({ data, changes: null }, en).map(({ value }) => value)).toEqual([
    'Variant var_1, Quantity 3',
    'orders',
    'Not allowed',
  ]);
});
