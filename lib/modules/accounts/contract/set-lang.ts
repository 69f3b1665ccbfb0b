import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { locale, none } from '@/lib/contract/primitives';
import { setLangCall } from './paths';

export const setLang = route({
  id: 'locale.set-lang',
  ...setLangCall,
  summary: 'Keep the language of the person logged in',
  access: 'user',
  beforeTwoFactor: true,
  params: none,
  query: none,
  body: z.object({ lang: locale }),
  response: z.object({ lang: locale }),
  errors: ['translation_off'],
  example: { request: { lang: 'nl' }, response: { lang: 'nl' } },
});
