import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, none, requiredText } from '@/lib/contract/primitives';
import { readEmbedOriginsCall, updateEmbedOriginsCall } from './paths';

/** The most sites that may embed one event's order form. */
const MOST_ORIGINS = 20;

/** The origins that may embed the event's order form (D8-1; docs/decisions/0012). */
const embedOrigins = z.object({ origins: z.array(z.string()) });

export const readEmbedOrigins = route({
  id: 'events.read-embed-origins',
  ...readEmbedOriginsCall,
  summary: 'The sites that may show the event’s order form',
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: none,
  response: embedOrigins,
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
    response: { origins: ['https://www.lumen-robotics.example'] },
  },
});

export const updateEmbedOrigins = route({
  id: 'events.update-embed-origins',
  ...updateEmbedOriginsCall,
  summary:
    'Sets the sites that may show the event’s order form: whole https origins, in place of those before',
  access: 'tenant',
  permission: 'events.update',
  params: eventParams,
  query: none,
  body: z.object({ origins: z.array(requiredText(200)).max(MOST_ORIGINS) }),
  response: embedOrigins,
  errors: ['event_locked'],
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
    request: { origins: ['https://www.lumen-robotics.example', 'https://lumen-robotics.example'] },
    response: { origins: ['https://www.lumen-robotics.example', 'https://lumen-robotics.example'] },
  },
});
