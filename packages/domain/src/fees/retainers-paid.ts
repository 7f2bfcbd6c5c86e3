/** Monthly retainers up to a ceiling, null for none. Cents. */
export const retainersPaid = (
  monthlyCents: bigint,
  months: number,
  capCents: bigint | null,
): bigint => {
  const paid = monthlyCents * BigInt(months);
  return capCents !== null && paid > capCents ? capCents : paid;
};
