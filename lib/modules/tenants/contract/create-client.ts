import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { locale, none, region, text } from '@/lib/contract/primitives';
import { cleanLine } from '@/lib/kernel/clean-line';
import { accountEmail, line } from '@/lib/modules/accounts/contract/account-email';
import { cleanLines } from './company';
import { createClientCall } from './paths';

/** A line that may be left empty. */
const openLine = (max: number) => z.string().overwrite(cleanLine).max(max).default('');

/** What staff know of a new client. Of the company's facts each may be left for the client itself. */
export const clientForm = z.object({
  name: line(120),
  region,
  admin_name: line(120),
  admin_email: accountEmail,
  lang: locale.default('en'),
  note: text(500).default(''),
  /** Empty: as `name`. */
  legal_name: openLine(160),
  address: z.string().overwrite(cleanLines).max(400).default(''),
  company_number: openLine(60),
  vat_number: openLine(40),
  /** For legal matters. Empty: the first admin's address. */
  email: z.union([z.literal(''), accountEmail]).default(''),
});
export type ClientForm = z.output<typeof clientForm>;

/** S2.2-191, D43-6: opens a client that waits for verification, and mails its first admin an invitation. */
export const createClient = route({
  id: 'clients.create',
  ...createClientCall,
  summary: 'Open a client for a company and invite its first administrator by mail',
  access: 'staff',
  permission: 'clients.write',
  params: none,
  query: none,
  body: clientForm,
  response: z.object({ id: z.string(), name: z.string() }),
  errors: ['rate_limited'],
  idempotent: true,
  example: {
    request: {
      name: 'Harbour Lights Choir',
      region: 'UK',
      admin_name: 'Ada Fern',
      admin_email: 'ada@harbour-lights.example',
      lang: 'en',
      note: 'Welcome! Your store for the winter concert is waiting for you.',
      legal_name: 'Harbour Lights Choir CIC',
      address: '4 Pier Road\nWhitby YO21 3PU\nUnited Kingdom',
      company_number: '',
      vat_number: 'GB980780684',
      email: '',
    },
    response: { id: 'ten_harbour_lights_choir_1x9k2c', name: 'Harbour Lights Choir' },
  },
});
