import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import type { Transaction } from '@/lib/db/transaction';
import { messageFor } from '@/lib/intl/message-for';
import { PRODUCT_NAME_LENGTH } from '@/lib/modules/catalogue/contract/product-fields';
import { listNames } from '@/lib/modules/catalogue/data/copy-products';
import { copyName } from '@/lib/modules/catalogue/rules/copy-name';

interface NameOfCopy {
  tenantId: string;
  /** The event that gets the copy. */
  event: { id: string; defaultLanguage: string };
  /** The original's name. */
  name: string;
  /** Says that it is a copy even where no product of the event has the name. */
  always: boolean;
}

/** A copy's name, unlike those of the event's products, in the event's language: that of the product's other texts. */
export async function nameOfCopy(
  tx: Transaction,
  { tenantId, event, name, always }: NameOfCopy,
): Promise<string> {
  const { defaultLanguage: language } = event;
  const say = messageFor(isLocale(language) ? language : DEFAULT_LOCALE);
  const named = (text: string, n: number) =>
    n === 1
      ? say('eventProducts.copy.name', { name: text })
      : say('eventProducts.copy.nameAgain', { name: text, n });
  return copyName(name, {
    taken: await listNames(tx, { tenantId, eventId: event.id }),
    most: PRODUCT_NAME_LENGTH,
    named: (text, n) => (always ? named(text, n) : n === 1 ? text : named(text, n - 1)),
  });
}
