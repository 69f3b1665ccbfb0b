import { encodeCursor } from '@/lib/db/cursor';
import type { Call, Case } from '../case';
import type { OwnThings } from '../own-things';
import { at, INVALID, inPath, narrowed } from '../shapes';

/** A cursor before the caller's own batches in its list. */
const CURSOR = encodeCursor('-created_at', {
  value: '2100-01-01T00:00:00.000000Z',
  id: 'bat_summit',
  tenantId: 'ten_lumen',
});

const BODY = {
  name: 'Guests',
  kind: 'single',
  code: null,
  max_uses: null,
  prefix: 'GUEST',
  size: 1,
  starts_on: null,
  ends_on: null,
  products: ['lu-summit-hoodie'],
  fallback: 'lu-summit-hoodie',
  countries: ['NL'],
};

const summit = (slots: Case['slots'], more: (own: OwnThings) => Partial<Call> = () => ({})): Case => ({
  home: 'ten_lumen',
  call: (own) => {
    const call = more(own);
    return { ...call, params: { tenant: 'ten_lumen', slug: 'lumen-summit', ...call.params } };
  },
  slots: [...inPath('tenant', 'slug'), ...slots],
});
const ofBatch = (body?: unknown): Case =>
  summit([at('params.batch', 'batch')], ({ batch }) => ({ params: { batch }, ...(body ? { body } : {}) }));
const ofCode = (body?: unknown): Case =>
  summit([at('params.code', 'promoCode')], ({ batchCode: code }) => ({
    params: { code },
    ...(body ? { body } : {}),
  }));

const ofImport = (): Case =>
  summit([at('params.batch', 'batch'), at('params.import', 'codeImport')], ({ batch, codeImport }) => ({
    params: { batch, import: codeImport },
  }));

const ofSheet = (more: object = {}, body?: unknown): Case =>
  summit([at('params.batch', 'batch'), at('params.sheet', 'codeSheet')], ({ batch, codeSheet }) => ({
    params: { batch, sheet: codeSheet, ...more },
    ...(body ? { body } : {}),
  }));

export const CODE_BATCH_CASES: Record<string, Case[]> = {
  'code-batches.list': [summit([narrowed('cursor', 'batchCursor')], () => ({ query: { cursor: CURSOR } }))],
  'code-batches.create': [
    summit([at('body.products.0', 'product', INVALID), at('body.fallback', 'product', INVALID)], () => ({
      body: BODY,
    })),
  ],
  'code-batches.read': [ofBatch()],
  'code-batches.file': [ofBatch()],
  'code-batches.start-import': [ofBatch()],
  'code-batches.latest-import': [ofBatch()],
  'code-batches.read-import': [ofImport()],
  'code-batches.apply-import': [ofImport()],
  'code-batches.pause': [ofBatch({})],
  'code-batches.resume': [ofBatch({})],
  'code-batches.retry': [ofBatch({})],
  'code-batches.revoke': [ofBatch({})],
  'code-batches.give': [ofBatch({ email: 'ada@guest.example', mail: false })],
  'code-batches.reissue': [ofBatch({})],
  'code-batches.read-mailing': [ofBatch()],
  'code-batches.save-mailing': [
    ofBatch({ lang: 'en', note: '', send: 'none', send_on: null, remind_days: null }),
  ],
  'code-batches.preview-mailing': [ofBatch({ lang: 'en', note: '' })],
  'code-batches.test-mailing': [ofBatch({ lang: 'en', note: '' })],
  'code-batches.extend': [ofBatch({ ends_on: '2099-12-31' })],
  'code-sheets.list': [ofBatch()],
  'code-sheets.start': [ofBatch({ layout: 'cards', note: '', logo: false })],
  'code-sheets.retry': [ofSheet({}, {})],
  'code-sheets.file': [ofSheet({ file: '1' })],
  'promo-codes.read': [ofCode()],
  'promo-codes.pause': [ofCode({})],
  'promo-codes.resume': [ofCode({})],
  'promo-codes.revoke': [ofCode({})],
  'promo-codes.extend': [ofCode({ ends_on: '2099-12-31' })],
  'promo-codes.reissue': [ofCode({})],
};
