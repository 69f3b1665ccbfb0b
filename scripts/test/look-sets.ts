import * as contract from '@/lib/modules/storefront/contract/look-sets';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { check, type DemoAnswer, type DemoWorld } from './demo-world';

export const ADMIN = 'admin@fjord-fern.example';
export const SETS = '/api/ten_fjord/look-sets';
export const STORE = '/api/ten_fjord/store-admin/fjord-fern/configuration';

export const DUSK = { name: 'Dusk', primary: '#33204d', secondary: '#f4eef9', tertiary: '#B0306A' };
export const PAIR = {
  fontSetName: 'Poster',
  fontSetDescription: 'Loud',
  fontOne: { name: 'Anton', weight: 400 },
  fontTwo: { name: 'Lora' },
};
export const data = <T>(answer: DemoAnswer) => answer.json.data as unknown as T;
export const code = (answer: DemoAnswer) => [answer.status, answer.json.code];

/** What the tests of a client's sets do, in a world that starts later. */
export function setsOf(world: () => DemoWorld) {
  return {
    sets: async () => data<contract.LookSets>(await world().get(SETS, ADMIN)),
    store: async () => data<Configuration>(await world().get(STORE, ADMIN)),
    choose: (storeConfig: object) => world().post(`${STORE}/update`, { storeConfig }, ADMIN),
    async newColours(colourSet: object = DUSK): Promise<contract.KeptColourSet> {
      const answer = await world().post(`${SETS}/colours`, { colourSet }, ADMIN);
      check(contract.createColourSet, answer);
      return data(answer);
    },
    async newFonts(): Promise<contract.KeptFontSet> {
      const answer = await world().post(`${SETS}/fonts`, { fontSet: PAIR }, ADMIN);
      check(contract.createFontSet, answer);
      return data(answer);
    },
    async logged(subject: string): Promise<string[]> {
      const text = 'select action from audit_log where subject_id = $1 order by at, id';
      return (await world().sql<{ action: string }>(text, [subject])).map(({ action }) => action);
    },
  };
}
