import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { readTexts, saveTexts, type EventTexts } from '@/lib/modules/storefront/contract/texts/texts';
import { readProduct } from '@/lib/modules/storefront/contract/read-product';
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import type { RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { check, startDemoWorld } from './demo-world';

export const TEXTS_ADMIN = 'admin@fjord-fern.example';
export const TEXTS_PATH = '/api/ten_fjord/store-admin/fjord-fern/texts';
export const TEE = 'ff-crew-tee';

interface Said {
  product: string | null;
  field: string;
  text?: string;
  document?: RichText;
}

export const ownText = (field: string, text: string): Said => ({ product: null, field, text });
/** A formatted text, written as Markdown. */
export const formattedText = (field: string, markdown: string): Said => ({
  product: null,
  field,
  document: parseMarkdown(markdown),
});
export const teeText = (field: string, text: string): Said => ({ product: TEE, field, text });
export const meterOf = (texts: EventTexts, language: string) =>
  texts.languages.find((one) => one.language === language);

/** The demo world with the translations of Fjord & Fern. `handlers` are those of readTexts and saveTexts, and more. */
export async function startTextsWorld(handlers: readonly ApiHandler[]) {
  const world = await startDemoWorld(handlers);
  const read = async (query = 'language=de', person = TEXTS_ADMIN) => {
    const answer = await world.get(`${TEXTS_PATH}?${query}`, person);
    check(readTexts, answer);
    return answer.json.data as unknown as EventTexts;
  };
  const send = (body: { language: string; version: number; texts: Said[] }, person = TEXTS_ADMIN) =>
    world.post(TEXTS_PATH, body, person);
  return {
    ...world,
    read,
    send,
    /** Saves on top of the current version. */
    save: async (language: string, ...texts: Said[]): Promise<EventTexts> => {
      const { version } = await read(`language=${language}`);
      const answer = await send({ language, version, texts });
      check(saveTexts, answer);
      return answer.json.data as unknown as EventTexts;
    },
    storeIn: async (lang?: string) => {
      const answer = await world.get(`/api/storefront/fjord-fern${lang ? `?lang=${lang}` : ''}`);
      check(readStorefront, answer);
      return answer.json.data as unknown as StorefrontData;
    },
    teeIn: async (lang: string) => {
      const answer = await world.get(`/api/ten_fjord/fjord-fern/product-id=${TEE}?lang=${lang}`);
      check(readProduct, answer);
      return (answer.json.data as unknown as { product: { name: string; description: string } }).product;
    },
    /** How many purges of its pages were asked for since the last time. */
    purged: async () =>
      (
        await world.asOwner(
          "delete from graphile_worker._private_jobs where key = 'purge:fjord-fern' returning 1",
        )
      ).length,
  };
}
