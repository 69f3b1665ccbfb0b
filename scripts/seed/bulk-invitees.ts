import type { bulkInvitees } from '@/lib/db/schema/size-collection';
import { daysBefore, minutesAfter } from './moments';
import { seededRandom } from './random';

type InviteeRow = typeof bulkInvitees.$inferInsert;

/** Names of the invitees; the first twenty-six have answered. */
const NAMES =
  'Anouk Veldkamp,Bas Dijkstra,Clément Rivière,Daan Sterk,Elise Delaune,Femke ten Haven,Gijs de Brug,Hanna Sonnberg,Ilse Morgenroth,Jonas Lichtmann,Katja Sonnberg,Lotte van der Kade,Maxime Boisclair,Noor Dijkstra,Otto Morgenroth,Pauline Delaune,Roos Veldkamp,Sven Lichtmann,Tess de Brug,Ulrike Sterk,Viggo ten Haven,Wout Rivière,Annelies Sterk,Björn Lichtmann,Céline Boisclair,Dirk van der Kade,Eva Morgenroth,Floor Dijkstra,Günther Sonnberg,Hélène Rivière,Iris Veldkamp,Joost de Brug,Kim Sterk,Lars ten Haven,Mila Boisclair,Niels Delaune,Olga Lichtmann,Pim van der Kade,Quinten Dijkstra,Renske Morgenroth'.split(
    ',',
  );
const ANSWERED = 26;

const EVENT = { tenantId: 'ten_lumen', eventId: 'evt_lumen_offsite' };
const PRODUCT = 'lu-offsite-jacket';
const COLOURS = [
  [5, 'navy'],
  [3, 'slate'],
  [2, 'black'],
] as const;
const SIZES = [
  [2, 's'],
  [5, 'm'],
  [5, 'l'],
  [3, 'xl'],
  [1, '2xl'],
] as const;
const SEED = 40_261_121;
const DAY_MINUTES = 1440;

function mailName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');
}

/**
 * The 40 invitees of `lumen-offsite` (docs/demo.md). Their ids, and thus their links, are the same at every seeding.
 */
export function inviteeRows(at: Date): InviteeRow[] {
  const random = seededRandom(SEED);
  const invitedAt = daysBefore(at, 8);
  return NAMES.map((name, index) => {
    const email = `${mailName(name)}@lumen-robotics.example`;
    const piece = `${PRODUCT}-${random.weighted(COLOURS)}-${random.weighted(SIZES)}`;
    const delay = random.between(20, 6 * DAY_MINUTES);
    const answered = index < ANSWERED;
    return {
      ...EVENT,
      id: `inv_offsite_${String(index + 1).padStart(2, '0')}`,
      name,
      email,
      emailKey: email,
      mailsAsked: 1,
      mailAskedAt: invitedAt,
      mailsSent: 1,
      createdAt: invitedAt,
      answeredAt: answered ? minutesAfter(invitedAt, delay) : null,
      productId: answered ? PRODUCT : null,
      variantId: answered ? piece : null,
      personalisation: {},
      version: answered ? 1 : 0,
    };
  });
}
