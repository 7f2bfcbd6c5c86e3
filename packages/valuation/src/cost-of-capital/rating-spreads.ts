export const ratingTables = ['large', 'smaller', 'financial'] as const;
export type RatingTable = (typeof ratingTables)[number];

export interface RatingSpread {
  /** The lowest interest coverage with this rating, in times; −Infinity for the last rating. */
  interestCoverage: number;
  rating: string;
  /** The default spread of the company, a fraction. */
  spread: number;
}

export const ratingSpreadsSource = 'Aswath Damodaran, NYU Stern, ratings, 5 January 2026';

/**
 * Synthetic ratings by interest coverage, best first. The coverage bands of `smaller` (smaller and riskier firms) are
 * from general knowledge and must be confirmed against the published table; the spreads are those of January 2026.
 */
export const ratingSpreads: Readonly<Record<RatingTable, readonly RatingSpread[]>> = {
  large: [
    { interestCoverage: 8.5, rating: 'AAA', spread: 0.004 },
    { interestCoverage: 6.5, rating: 'AA', spread: 0.0055 },
    { interestCoverage: 5.5, rating: 'A+', spread: 0.007 },
    { interestCoverage: 4.25, rating: 'A', spread: 0.0078 },
    { interestCoverage: 3, rating: 'A-', spread: 0.0089 },
    { interestCoverage: 2.5, rating: 'BBB', spread: 0.0111 },
    { interestCoverage: 2.25, rating: 'BB+', spread: 0.0138 },
    { interestCoverage: 2, rating: 'BB', spread: 0.0184 },
    { interestCoverage: 1.75, rating: 'B+', spread: 0.0275 },
    { interestCoverage: 1.5, rating: 'B', spread: 0.0321 },
    { interestCoverage: 1.25, rating: 'B-', spread: 0.0509 },
    { interestCoverage: 0.8, rating: 'CCC', spread: 0.0885 },
    { interestCoverage: 0.65, rating: 'CC', spread: 0.1261 },
    { interestCoverage: 0.2, rating: 'C', spread: 0.16 },
    { interestCoverage: Number.NEGATIVE_INFINITY, rating: 'D', spread: 0.19 },
  ],
  smaller: [
    { interestCoverage: 12.5, rating: 'AAA', spread: 0.004 },
    { interestCoverage: 9.5, rating: 'AA', spread: 0.0055 },
    { interestCoverage: 7.5, rating: 'A+', spread: 0.007 },
    { interestCoverage: 6, rating: 'A', spread: 0.0078 },
    { interestCoverage: 4.5, rating: 'A-', spread: 0.0089 },
    { interestCoverage: 4, rating: 'BBB', spread: 0.0111 },
    { interestCoverage: 3.5, rating: 'BB+', spread: 0.0138 },
    { interestCoverage: 3, rating: 'BB', spread: 0.0184 },
    { interestCoverage: 2.5, rating: 'B+', spread: 0.0275 },
    { interestCoverage: 2, rating: 'B', spread: 0.0321 },
    { interestCoverage: 1.5, rating: 'B-', spread: 0.0509 },
    { interestCoverage: 1.25, rating: 'CCC', spread: 0.0885 },
    { interestCoverage: 0.8, rating: 'CC', spread: 0.1261 },
    { interestCoverage: 0.5, rating: 'C', spread: 0.16 },
    { interestCoverage: Number.NEGATIVE_INFINITY, rating: 'D', spread: 0.19 },
  ],
  financial: [
    { interestCoverage: 3, rating: 'AAA', spread: 0.004 },
    { interestCoverage: 2.5, rating: 'AA', spread: 0.0055 },
    { interestCoverage: 2, rating: 'A+', spread: 0.007 },
    { interestCoverage: 1.5, rating: 'A', spread: 0.0078 },
    { interestCoverage: 1.2, rating: 'A-', spread: 0.0089 },
    { interestCoverage: 0.9, rating: 'BBB', spread: 0.0111 },
    { interestCoverage: 0.75, rating: 'BB+', spread: 0.0138 },
    { interestCoverage: 0.6, rating: 'BB', spread: 0.0184 },
    { interestCoverage: 0.5, rating: 'B+', spread: 0.0275 },
    { interestCoverage: 0.4, rating: 'B', spread: 0.0321 },
    { interestCoverage: 0.3, rating: 'B-', spread: 0.0509 },
    { interestCoverage: 0.2, rating: 'CCC', spread: 0.0885 },
    { interestCoverage: 0.1, rating: 'CC', spread: 0.1261 },
    { interestCoverage: 0.05, rating: 'C', spread: 0.16 },
    { interestCoverage: Number.NEGATIVE_INFINITY, rating: 'D', spread: 0.19 },
  ],
};
