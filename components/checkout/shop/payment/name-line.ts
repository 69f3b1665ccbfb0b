import { ApiError } from '@/lib/client/api-error';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';

const LINE = /^products\.(\d+)\./;

/**
 * Turns the server's error for one basket line into a message with the item's name, so that the shopper knows which one
 * to remove (D11). Texts are in `errors.basket`; other errors pass unchanged. A changed price is not a line's error.
 */
export function nameLine(
  error: unknown,
  { items }: Basket,
  say: (code: string | undefined) => string | undefined,
): unknown {
  if (!(error instanceof ApiError)) return error;
  const refused = Object.entries(error.codes).find(
    ([path, [code]]) => LINE.test(path) && code !== 'amount_mismatch',
  );
  const item = refused && items[Number(LINE.exec(refused[0])?.[1])];
  if (!item) return error;
  const piece = [item.name, item.colour, item.size].filter((part) => part !== '').join(', ');
  const { status, code, data, message } = error;
  const rest = <T>(fields: Record<string, T>) =>
    Object.fromEntries(Object.entries(fields).filter(([path]) => !LINE.test(path)));
  return new ApiError(status, {
    code,
    message,
    codes: rest(error.codes),
    errors: { ...rest(error.errors), basket: [`${piece}: ${say(refused[1][0]) ?? message}`] },
    ...(data ? { data } : {}),
  });
}
