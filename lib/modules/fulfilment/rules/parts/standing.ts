/** A submission as which lines it asks for; null for all. */
interface Asking {
  lineIds: readonly string[] | null;
}

const overlaps = ({ lineIds: one }: Asking, { lineIds: other }: Asking): boolean =>
  one === null || other === null || one.some((id) => other.includes(id));

/**
 * Of an order's submissions, the newest first, those that count: a line belongs to the last one that asks for it. So no line is ever in
 * two parts. D32-58.
 */
export const standingOf = <S extends Asking>(newestFirst: readonly S[]): S[] =>
  newestFirst.filter((one, at) => !newestFirst.slice(0, at).some((later) => overlaps(later, one)));
