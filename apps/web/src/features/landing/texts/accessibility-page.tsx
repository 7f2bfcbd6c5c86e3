import { useLingui } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import { TextPage } from './text-page.tsx';

const statementVersion = '2026-11-23';

const texts = import.meta.glob<string>('./*/accessibility.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const AccessibilityPage = ({ firm }: { firm: Firm }) => {
  const { t } = useLingui();
  return (
    <TextPage
      page="/accessibility"
      title={t`Accesibilidad`}
      version={statementVersion}
      firm={firm}
      texts={texts}
    />
  );
};
