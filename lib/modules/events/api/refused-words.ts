import { readRefusedWords, updateRefusedWords } from '@/lib/modules/events/contract/refused-words';
import {
  readRefusedWords as read,
  updateRefusedWords as update,
} from '@/lib/modules/events/service/refused-words';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readRefusedWordsHandler = defineHandler(readRefusedWords, ({ tenant, params }) =>
  read(tenant, params.slug),
);

export const updateRefusedWordsHandler = defineHandler(updateRefusedWords, ({ tenant, params, body }) =>
  update(tenant, params.slug, body),
);
