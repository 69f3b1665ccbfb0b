import type { KeptColourSet, KeptFontSet } from '@/lib/modules/storefront/contract/look-sets';
import { fontFamily } from '../store-look';

/** Shows a heading and a text in the fonts of a set. */
const SAMPLE = { heading: 'Aa', text: 'Bb' };

/** What a set looks like, in the size of a thumbnail. */
export function SetSample({ set }: { set: KeptColourSet | KeptFontSet }) {
  if ('fontOne' in set) {
    const style = ({ name, weight }: KeptFontSet['fontOne']) => ({
      fontFamily: fontFamily(name),
      fontWeight: weight,
    });
    return (
      <span
        aria-hidden="true"
        className="flex h-11 w-16 shrink-0 items-baseline justify-center gap-1.5 rounded-md border border-line"
      >
        <span className="text-2xl" style={style(set.fontOne)}>
          {SAMPLE.heading}
        </span>
        <span style={style(set.fontTwo)}>{SAMPLE.text}</span>
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className="fill-when-forced flex h-11 w-16 shrink-0 overflow-hidden rounded-md border border-line"
    >
      {[set.primary, set.secondary, set.tertiary].map((colour, index) => (
        <span key={index} className="grow" style={{ backgroundColor: colour }} />
      ))}
    </span>
  );
}
