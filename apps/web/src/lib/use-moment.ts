import { useLingui } from '@lingui/react/macro';
import { describeMoment } from './describe-moment.ts';
import { useLanguage } from './language.ts';
import { useNow } from './use-now.ts';

/** A time such as `hoy, 9:42`, in the user's language. */
export const useMoment = () => {
  const { i18n } = useLingui();
  const options = { i18n, language: useLanguage(), now: useNow() };
  return (iso: string): string => describeMoment(iso, options);
};
