import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { locale, none } from '@/lib/contract/primitives';

export const setLang = route({
  id: 'locale.set-lang',
  method: 'post',
  path: '/api/set-lang',
  summary: 'Keep the language of the person logged in',
  access: 'user',
  params: none,
  query: none,
  body: z.object({ lang: locale }),
  response: z.object({ lang: locale }),
  bare: true,
  example: { request: { lang: 'nl' }, response: { lang: 'nl' } },
});
