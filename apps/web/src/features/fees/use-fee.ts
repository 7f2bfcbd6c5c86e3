import { keepPreviousData } from '@tanstack/react-query';
import type { FeePreset, FeeValuation } from '@valia/domain/fees/fee-schemas.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { useState } from 'react';
import type { ListUrlState } from '../../components/filters/use-list-url-state.ts';
import { useLanguage } from '../../lib/language.ts';
import { trpc } from '../../lib/trpc.ts';
import { emptyFee, readFee, type TypedFee, typedTerms } from './typed-fee.ts';

type FeesAddress = ListUrlState<{ valuation?: string | undefined }>;

export const feeBaseValue = (
  valuation: FeeValuation | undefined,
  base: TypedFee['base'],
): number | null =>
  (base === 'equity' ? valuation?.equityCents : valuation?.enterpriseCents) ?? null;

const writtenPrice = (cents: number, language: Language): string =>
  formatNumber(cents / 100, { language });

/** The typed values, their parsed form, and the valuation from which the price was taken. */
export const useFee = (address: FeesAddress) => {
  const language = useLanguage();
  const { valuation: chosenId } = address.search;
  const [typed, setTyped] = useState<TypedFee>(() => emptyFee(language));
  const [search, setSearch] = useState('');
  const query = trpc.referrals.fees.valuations.useQuery(
    { valuationId: chosenId ?? null, search },
    // The chosen option stays available while the user searches for another.
    { placeholderData: keepPreviousData },
  );
  const valuations = query.data?.valuations ?? [];
  const chosen = valuations.find(({ id }) => id === chosenId);
  const change = (next: Partial<TypedFee>): void => setTyped((before) => ({ ...before, ...next }));
  const value = feeBaseValue(chosen, typed.base);
  const [filled, setFilled] = useState<{ value: number | null; language: Language }>({
    value: null,
    language,
  });
  // The value is filled in once it is known, and can be overwritten by the user.
  if (filled.value !== value || filled.language !== language) {
    setFilled({ value, language });
    if (value !== null) change({ closing: writtenPrice(value, language), earnOut: '' });
  }
  return {
    typed,
    change,
    read: readFee(typed, chosen?.companyName ?? '', language),
    valuations,
    search,
    setSearch,
    hasMore: query.data?.hasMore === true,
    chosen,
    error: query.error,
    choose: (id: string | undefined) => address.change({ valuation: id }, { replace: true }),
    take: ({ terms }: FeePreset) => change(typedTerms(terms, language)),
  };
};

export type Fee = ReturnType<typeof useFee>;
