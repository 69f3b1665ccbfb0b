/**
 * What `work` resolves to, or what `late` throws when it takes longer than `ms`. The work itself goes on; its end is no
 * longer anybody's concern.
 */
export async function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
