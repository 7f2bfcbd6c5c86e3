import { useLingui } from '@lingui/react/macro';
import type { Matter } from '@valia/domain/administration/panel-schemas.ts';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { writtenCents } from '@valia/i18n/describe-entry.ts';
import { formatDateTime, formatMoney } from '@valia/i18n/format.ts';
import { issueTypeTexts } from '../../issue-reports/shared/issue-terms.ts';
import { severityTexts } from '../security-event-texts.ts';
import { useLanguage } from '../../../lib/language.ts';
import styles from './panel.module.css';

type Fact = [name: string, value: string | null];

/** What is known of a matter, before one decides. */
export const MatterFacts = ({ matter }: { matter: Matter }) => {
  const facts = useFacts(matter).filter(([, value]) => value !== null && value !== '');
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {matter.kind === 'problem' && <p className={styles.description}>{matter.description}</p>}
      {matter.kind === 'request' && matter.message !== '' && (
        <p className={styles.description}>{matter.message}</p>
      )}
      {matter.kind === 'item' && <p className={styles.description}>{matter.detail}</p>}
    </>
  );
};

const useFacts = (matter: Matter): Fact[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const since: Fact = [t`Llegó`, formatDateTime(matter.since, language)];
  switch (matter.kind) {
    case 'lead': {
      const { ebitda, province, sector } = matter;
      const known = provinces.find(({ code }) => code === province);
      return [
        [t`EBITDA`, ebitda === null ? null : formatMoney(ebitda, { language })],
        [t`Provincia`, known?.names[language] ?? null],
        [t`Sector`, sector === null ? null : sectorName(sector, language)],
        since,
      ];
    }
    case 'request': {
      const { expectedValueCents: cents, senderName, dueAt } = matter;
      return [
        [t`De`, senderName],
        [t`Valor previsto`, cents === null ? null : formatMoney(cents / 100, { language })],
        [t`Respuesta prometida`, formatDateTime(dueAt, language)],
        since,
      ];
    }
    case 'commission': {
      const { amountCents, recipientName, dueAt } = matter;
      return [
        [t`Para`, recipientName],
        [t`Importe`, writtenCents(amountCents, language)],
        [t`A pagar antes de`, dueAt === null ? null : formatDateTime(dueAt, language)],
        [t`Desde`, formatDateTime(matter.since, language)],
      ];
    }
    case 'verification':
      return [
        [t`Email`, matter.email],
        [t`Asesoría`, matter.company],
        [t`NIF`, matter.taxId ?? t`Sin NIF`],
        [t`Respuesta prometida`, formatDateTime(matter.dueAt, language)],
      ];
    case 'security':
      return [[t`Gravedad`, i18n._(severityTexts[matter.severity])], since];
    case 'problem':
      return [[t`Tipo`, i18n._(issueTypeTexts[matter.issueType])], since];
    case 'item':
      return [since];
  }
};
