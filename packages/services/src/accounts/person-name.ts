/** First and last name as one text; empty when the person gave none. */
export const personName = (
  profile: { firstName: string | null; lastName: string | null } | undefined,
): string => [profile?.firstName, profile?.lastName].filter(Boolean).join(' ');
