interface Step {
  fromStatus: string | null;
  toStatus: string;
  moved: boolean;
  at: Date;
}

/**
 * Sorts a history into the order in which it happened. Steps of one transaction have the same time; among those, the
 * step that starts from the current status comes next. The input must be sorted by time.
 */
export function inOrder<S extends Step>(steps: readonly S[]): S[] {
  const left = [...steps];
  const sorted: S[] = [];
  let status: string | null = null;
  while (left.length > 0) {
    const time = left[0]?.at.getTime();
    const same = left.filter((step) => step.at.getTime() === time);
    const next = same.find((step) => step.fromStatus === status) ?? same[0];
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    sorted.push(next);
    if (next.moved) status = next.toStatus;
  }
  return sorted;
}
