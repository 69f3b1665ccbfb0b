import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isSame, seal } from '@/lib/kernel/seal';
import { auditEnv } from '@/lib/env/audit';
import { secretsEnv } from '@/lib/env/secrets';

/** The number, hash and time of a chain's last row. */
const signedHead = z.object({ seq: z.number().int(), hash: z.string(), at: z.string() });
export type SignedHead = z.output<typeof signedHead>;

const heads = z.record(z.string(), signedHead);

/** A line of the history: the heads that changed, and the signature of the line before. */
const lineBody = z.object({ at: z.string(), before: z.string().nullable(), heads });
export type LineBody = z.output<typeof lineBody>;

/** All heads, and the history as it was then: its newest file, that file's size in bytes and its last line's signature. */
const wholeBody = z.object({
  form: z.literal(1),
  at: z.string(),
  history: z.object({ file: z.string(), size: z.number().int(), line: z.string().nullable() }),
  heads,
});
export type WholeBody = z.output<typeof wholeBody>;

const BODIES = { line: lineBody, heads: wholeBody } as const;

function signatureOf(kind: keyof typeof BODIES, body: object): string {
  const secret = auditEnv().AUDIT_HEADS_SECRET ?? secretsEnv().INTERNAL_SECRET;
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return seal(secret, 'audit-heads', kind, digest).toString('hex');
}

/** The body with its signature behind it, as one line of JSON. D44-3. */
export function signText(
  kind: keyof typeof BODIES,
  body: LineBody | WholeBody,
): { text: string; signature: string } {
  const signature = signatureOf(kind, body);
  return { text: JSON.stringify({ ...body, signature }), signature };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What such a text says; null if it cannot be read or was not signed by this secret. */
export function readSigned<K extends keyof typeof BODIES>(
  kind: K,
  text: string,
): { body: z.output<(typeof BODIES)[K]>; signature: string } | null {
  const given = z.looseObject({ signature: z.string() }).safeParse(parse(text));
  if (!given.success) return null;
  const { signature, ...signed } = given.data;
  if (!isSame(signatureOf(kind, signed), signature)) return null;
  const body = BODIES[kind].safeParse(signed);
  return body.success ? { body: body.data as z.output<(typeof BODIES)[K]>, signature } : null;
}
