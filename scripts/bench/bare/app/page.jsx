const WORDS = 'cotton linen wool flax hemp jersey twill denim poplin canvas'.split(' ');

/** Text that compresses about as well as a page does: words and numbers, no two lines alike. */
function textOf(length) {
  const lines = [];
  for (let size = 0, line = 0; size < length; line += 1) {
    const words = WORDS.map((_, at) => WORDS[(line * 7 + at * at) % WORDS.length]).join(' ');
    lines.push(`${line * 7919} ${words}`);
    size += (lines.at(-1)?.length ?? 0) + 1;
  }
  return lines.join('\n').slice(0, length);
}

/** One static page: no middleware, no rewrite, no data, no client component. */
export default function BarePage() {
  return <p>{textOf(Number(process.env.BARE_TEXT_LENGTH))}</p>;
}
