import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, requiredText, tenantParams } from '@/lib/contract/primitives';
import { addClientNoteCall } from './paths';

const NOTE_LENGTH = 2000;
export const clientNoteForm = z.object({ message: requiredText(NOTE_LENGTH) });

/** S2.2-197: for staff alone, and kept as written. `conflict`: its key has made another note. */
export const addClientNote = route({
  id: 'clients.add-note',
  ...addClientNoteCall,
  summary: 'Write a note on a client, for staff',
  access: 'staff',
  permission: 'clients.write',
  params: tenantParams,
  query: none,
  body: clientNoteForm.extend({
    /** Made by the form: the same key again is the same note, not a second one. */
    key: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,64}$/)
      .optional(),
  }),
  response: z.object({ id: z.string() }),
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_fjord' },
    request: { message: 'Plans a second store for the spring season.', key: 'k7m2x9c4v1b8' },
    response: { id: 'not_7k2m9x4c1v8b3n5q6w0z' },
  },
});
