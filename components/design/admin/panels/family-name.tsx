import type { FontSample } from '@/lib/modules/design/rules/font-sample';

/** Cap height in the list, in px, so that all families look equally large. */
const CAPITALS_PX = 15;

interface FamilyNameProps {
  family: string;
  sample: FontSample | undefined;
}

/** A family's name in its own font; in the page's font while that loads. */
export function FamilyName({ family, sample }: FamilyNameProps) {
  if (!sample) return <span className="truncate">{family}</span>;
  const { width, ascender, descender, capHeight, glyphs } = sample;
  const unit = CAPITALS_PX / capHeight;
  const height = ascender - descender;
  return (
    <span className="block min-w-0 overflow-hidden">
      <span className="sr-only">{family}</span>
      <svg
        aria-hidden="true"
        viewBox={`0 ${-ascender} ${width} ${height}`}
        width={width * unit}
        height={height * unit}
        fill="currentColor"
        className="block max-w-full overflow-visible"
        preserveAspectRatio="xMinYMid meet"
      >
        {glyphs.map(([x, d], index) => (
          <path key={index} d={d} transform={`translate(${x} 0) scale(1 -1)`} />
        ))}
      </svg>
    </span>
  );
}
