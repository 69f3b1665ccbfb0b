import type { Side } from '@/lib/modules/design/rules/scene-types';

interface MockupsOf {
  name: string;
  colours: readonly { identifier: string; name: string }[];
  /** The sides that carry a design. */
  sides: readonly Side[];
}

/** A picture of a product in one colour, from one side. */
export interface Mockup {
  colour: string;
  side: Side;
  /** Without an ending. */
  name: string;
}

/** What a file system or an archive takes for something else than a letter, and controls. */
const UNFIT = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g;

/** A name that every system takes for a file: no path, no dots at its ends, never empty. */
export function fileName(name: string): string {
  const fit = name
    .normalize('NFC')
    .replace(UNFIT, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...fit].slice(0, 80).join('').trim() || 'product';
}

/** The mock-up pictures of a product: each colour from each printed side, from the front where nothing is printed. S2.2-75 */
export function mockupsOf({ name, colours, sides }: MockupsOf): Mockup[] {
  const shown: readonly Side[] = sides.length > 0 ? sides : ['front'];
  const names = new Map<string, number>();
  return colours.flatMap((colour) =>
    shown.map((side) => {
      const wanted = fileName(`${name} – ${colour.name} – ${side}`);
      const used = names.get(wanted) ?? 0;
      names.set(wanted, used + 1);
      return { colour: colour.identifier, side, name: used === 0 ? wanted : `${wanted} (${used + 1})` };
    }),
  );
}
