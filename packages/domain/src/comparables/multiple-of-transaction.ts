interface Given {
  enterpriseValue: number | null;
  ebitda: number | null;
  evToEbitda: number | null;
}

const [lowest, highest] = [0.1, 100];

/** EV/EBITDA as typed, otherwise computed from its parts; null when neither gives a possible value. */
export const multipleOfTransaction = ({
  enterpriseValue,
  ebitda,
  evToEbitda,
}: Given): number | null => {
  if (evToEbitda !== null) return evToEbitda;
  if (enterpriseValue === null || ebitda === null || ebitda <= 0) return null;
  const multiple = Math.round((enterpriseValue / ebitda) * 100) / 100;
  return multiple >= lowest && multiple <= highest ? multiple : null;
};
