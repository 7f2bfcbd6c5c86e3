/** The promise's value, or null when it takes longer than `limitMs`; a later outcome is then ignored. */
export async function withTimeout<Value>(
  limitMs: number,
  promise: Promise<Value>,
): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined);
  }
}
