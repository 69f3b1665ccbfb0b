import type { z } from 'zod';
import { AppError, invalid } from '@/lib/kernel/app-error';
import { verifyCallback } from '@/lib/fulfillers';
import { refuseBadText } from '@/lib/tenant-api/context/read-body';
import { zodFields } from '@/lib/tenant-api/errors/zod-fields';

/** The text of a fulfiller’s call whose signature fits; `secret`: its own, else the environment’s. Throws 401. */
export function signedText(asked: { body: unknown; request: Request }, secret: string | undefined): string {
  const rawBody = typeof asked.body === 'string' ? asked.body : '';
  const signature = asked.request.headers.get('x-fulfiller-signature');
  if (!verifyCallback(rawBody, signature, secret)) throw new AppError('unauthenticated');
  return rawBody;
}

function parse(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/** What a signed text says. Throws 400 for half a body, and 422 by field. */
export function messageIn<Schema extends z.ZodType>(schema: Schema, rawBody: string): z.output<Schema> {
  const value = parse(rawBody);
  refuseBadText(value);
  const message = schema.safeParse(value);
  if (!message.success) throw invalid(zodFields(message.error.issues));
  return message.data;
}
