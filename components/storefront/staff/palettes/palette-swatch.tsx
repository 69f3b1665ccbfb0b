/** The three colours of a palette, side by side; its name is beside them. */
export function PaletteSwatch({ colours }: { colours: readonly string[] }) {
  return (
    <span
      aria-hidden="true"
      className="fill-when-forced flex h-10 w-28 shrink-0 overflow-hidden rounded-md border border-line"
    >
      {colours.map((colour, at) => (
        <span key={at} className="grow" style={{ backgroundColor: colour }} />
      ))}
    </span>
  );
}
