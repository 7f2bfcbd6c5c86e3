/** PostgreSQL, appendix A: class 23, the row breaks a rule of its table. */
const brokenRule = /^23...$/;

/** Whether the database refused the row itself, and was not merely away or busy. */
export const isRefusedRow = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error &&
    'code' in cause &&
    typeof cause.code === 'string' &&
    brokenRule.test(cause.code)
  );
};
