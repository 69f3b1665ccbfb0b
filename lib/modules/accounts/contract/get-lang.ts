import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { locale, none } from '@/lib/contract/primitives';

export const getLang = route({
  id: 'locale.get-lang',
  method: 'post',
  path: '/api/get-lang',
  summary: "The caller's language: their own, else what their browser prefers",
  access: 'public',
  params: none,
  query: none,
  response: z.object({ lang: locale }),
  bare: true,
  example: { response: { lang: 'en' } },
});
