import { z } from 'zod';
import { eventParams, instantText, none, objectId } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import {
  extendCodeCall,
  pauseCodeCall,
  readPromoCodeCall,
  reissueCodeCall,
  resumeCodeCall,
  revokeCodeCall,
} from './paths';
import { batchDay } from './code-batch';
import { promoCode, promoCodeExample } from './promo-code';
import { NOT_NEEDED } from '@/lib/modules/claims/rules/batch-states';
import { refusalReason } from './list-refused';

const codeParams = eventParams.extend({ code: objectId.meta({ description: 'Id of a promotion code' }) });
const params = { tenant: 'ten_lumen', slug: 'lumen-summit', code: promoCodeExample.id };

/** What has happened to a code. */
const CODE_EVENTS = [
  ...(['made', 'link_opened', 'tried', 'claimed'] as const),
  ...(['paused', 'resumed', 'revoked', 'reissued', 'extended'] as const),
  ...(['mailed', 'mail_refused', 'reminded', 'not_mailed', 'not_reminded'] as const),
] as const;

const codeEvent = z.object({
  kind: z.enum(CODE_EVENTS),
  at: instantText,
  /** Why a try was refused; only for who may read refusals (D22-5). */
  reason: refusalReason.nullable(),
  /** Why its person was not mailed: what the code had become, or that they want no more mails (D40-17). */
  why: z.enum([...NOT_NEEDED, 'unsubscribed']).nullable(),
  /** The order that it was claimed with: no name, no address; `is_cancelled` gave the use back. */
  order: z.object({ order_id: z.string(), order_ref: z.string(), is_cancelled: z.boolean() }).nullable(),
  /** What it was re-issued as, or what it was issued in place of. */
  other: z.object({ id: z.string(), code: z.string() }).nullable(),
});
export type CodeEvent = z.output<typeof codeEvent>;

/** D40-7: the first use of its own link is known from the page, not from a pixel in a mail. */
const codeStory = z.object({
  code: promoCode,
  /** The latest two hundred, the newest first. */
  story: z.array(codeEvent),
});
export type CodeStory = z.output<typeof codeStory>;

export const readPromoCode = route({
  id: 'promo-codes.read',
  ...readPromoCodeCall,
  summary: 'A promotion code, whose it is, and what has happened to it',
  access: 'tenant',
  permission: 'promo_codes.read',
  params: codeParams,
  query: none,
  response: codeStory,
  example: {
    params,
    response: {
      code: { ...promoCodeExample, state: 'used', uses: 1, left: 0 },
      story: [
        {
          kind: 'claimed',
          at: '2026-11-20T12:00:10.000Z',
          reason: null,
          why: null,
          order: { order_id: 'ord_5q6w0z7k2m9x4c1v8b3n', order_ref: 'H4TN-9PLC', is_cancelled: false },
          other: null,
        },
        { kind: 'made', at: promoCodeExample.created_at, reason: null, why: null, order: null, other: null },
      ],
    },
  },
});

/** Calls that change one code; the same again changes nothing. */
const act = {
  access: 'tenant',
  permission: 'promo_codes.write',
  params: codeParams,
  query: none,
  body: none,
  response: promoCode,
} as const;

export const pauseCode = route({
  id: 'promo-codes.pause',
  ...pauseCodeCall,
  ...act,
  summary: 'Stops one promotion code; to recipients it is invalid',
  errors: ['conflict', 'event_locked'],
  example: { params, request: {}, response: { ...promoCodeExample, state: 'paused', own_state: 'paused' } },
});

export const resumeCode = route({
  id: 'promo-codes.resume',
  ...resumeCodeCall,
  ...act,
  summary: 'Lets a paused promotion code be used again',
  errors: ['conflict', 'event_locked'],
  example: { params, request: {}, response: promoCodeExample },
});

export const revokeCode = route({
  id: 'promo-codes.revoke',
  ...revokeCodeCall,
  ...act,
  summary: 'Ends one promotion code for good; what was claimed with it stays claimed',
  errors: ['event_locked'],
  example: { params, request: {}, response: { ...promoCodeExample, state: 'revoked', own_state: 'revoked' } },
});

export const reissueCode = route({
  id: 'promo-codes.reissue',
  ...reissueCodeCall,
  ...act,
  summary:
    'Makes a new code with the uses that are left, in place of one that dies; the same again answers it',
  errors: ['conflict', 'event_locked'],
  example: {
    params,
    request: {},
    response: {
      ...promoCodeExample,
      id: 'cod_7k2m9x4c1v8b3n5q6w0z',
      code: '7K4M9X3C',
      printed: '7K4M9X3C-D',
    },
  },
});

export const extendCode = route({
  id: 'promo-codes.extend',
  ...extendCodeCall,
  ...act,
  summary: 'Gives one promotion code another last day than its batch has, or that of its batch again',
  body: z.object({
    ends_on: batchDay.nullable().meta({ description: 'Today or later; null for the day of its batch' }),
  }),
  errors: ['conflict', 'event_locked'],
  example: {
    params,
    request: { ends_on: '2027-01-31' },
    response: { ...promoCodeExample, expires_at: '2027-01-31T23:00:00.000Z', has_own_end: true },
  },
});
