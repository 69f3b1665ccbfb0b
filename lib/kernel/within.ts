interface Late {
  /** What is thrown at the deadline. */
  error: () => Error;
  /** Told the error of work that fails after the deadline, when nobody waits for it any more. */
  failed: (error: unknown) => void;
}

/** What `work` resolves to, or the error of `late` when it takes longer than `ms`. The work itself goes on. */
export async function within<T>(ms: number, work: Promise<T>, late: Late): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      work.catch(late.failed);
      reject(late.error());
    }, ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
