/**
 * Capital needed for growth: `(revenue − previousRevenue) / salesToCapital`. Money; the ratio in times. Source:
 * Damodaran, Tesla, November 2021.
 */
export const reinvestmentBySalesToCapital = (
  revenue: number,
  previousRevenue: number,
  salesToCapital: number,
): number => (revenue - previousRevenue) / salesToCapital;
