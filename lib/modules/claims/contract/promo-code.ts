import { z } from 'zod';
import { instantText, objectId } from '@/lib/contract/primitives';
import { CODE_STATES, MAIL_REFUSALS, NOT_NEEDED } from '@/lib/modules/claims/rules/batch-states';

/**
 * `open`: can be used; `used`: no uses left; `expired`: its time is over, with uses left; `revoked` and `paused`: it or its
 * batch; the first that fits.
 */
export const codeState = z.enum(CODE_STATES);

/** Why a mail was refused, or, of one that is not needed, what its code had become. */
const mailReason = z.enum([...MAIL_REFUSALS, ...NOT_NEEDED]);

/** A promotion code with its uses (D22, D23). */
export const promoCode = z.object({
  id: objectId,
  code: z.string(),
  /** The code with its check character, as printed on a card. */
  printed: z.string(),
  /** The event's page with the code filled in: the content of its QR code. */
  link: z.url(),
  state: codeState,
  max_uses: z.number().int(),
  uses: z.number().int(),
  left: z.number().int(),
  expires_at: instantText.nullable(),
  created_at: instantText,
  batch_id: objectId,
  batch_name: z.string(),
  /** It alone is paused or revoked, whatever its batch is. */
  own_state: z.enum(['paused', 'revoked']).nullable(),
  /** Whose it is, where its batch was filled with persons. */
  person: z.object({ name: z.string(), email: z.string().nullable(), text: z.string() }).nullable(),
  /** It ends on another day than its batch. */
  has_own_end: z.boolean(),
  /** The mail that brings it to its person; null for none yet. */
  mail: z
    .object({
      state: z.enum(['waiting', 'sent', 'refused', 'not_needed', 'unsubscribed']),
      reason: mailReason.nullable(),
      at: instantText.nullable(),
      reminded_at: instantText.nullable(),
    })
    .nullable(),
  /** The code that was issued in its place. */
  replaced_by: objectId.nullable(),
});
export type PromoCode = z.output<typeof promoCode>;

export const promoCodeExample = {
  id: 'cod_ls_0001',
  code: 'LS-0001',
  printed: 'LS-0001-7',
  link: 'https://merchloom.example/lumen-summit?code=LS-0001-7',
  state: 'open' as const,
  max_uses: 1,
  uses: 0,
  left: 1,
  expires_at: null,
  created_at: '2026-10-23T09:00:00.000Z',
  batch_id: 'bat_ls',
  batch_name: 'LS-0001 – LS-0200',
  own_state: null,
  person: null,
  has_own_end: false,
  mail: null,
  replaced_by: null,
};
