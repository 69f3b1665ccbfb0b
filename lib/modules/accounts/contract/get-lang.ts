import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { locale, none } from '@/lib/contract/primitives';
import { getLangCall } from './paths';

export const getLang = route({
  id: 'locale.get-lang',
  ...getLangCall,
  summary: "The caller's language: their own, else what their browser prefers",
  access: 'public',
  params: none,
  query: none,
  response: z.object({ lang: locale }),
  example: { response: { lang: 'en' } },
});
