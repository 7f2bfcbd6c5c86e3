import { useLingui } from '@lingui/react/macro';
import type { QueueItem } from '@valia/domain/administration/panel-schemas.ts';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatCents } from '@valia/i18n/describe-entry.ts';
import { formatDateTime, formatMoney } from '@valia/i18n/format.ts';
import { issueTypeTexts } from '../../issue-reports/shared/issue-terms.ts';
import { severityTexts } from '../security-event-texts.ts';
import { useLanguage } from '../../../lib/language.ts';
import styles from './panel.module.css';
import { row, text } from '../../../components/style/class-names.ts';

const looks = { description: text('pre-wrap', 'anywhere') };

type Fact = [name: string, value: string | null];

/** The known facts of a queue item, shown before the decision. */
export const QueueItemFacts = ({ queueItem }: { queueItem: QueueItem }) => {
  const facts = useFacts(queueItem).filter(([, value]) => value !== null && value !== '');
  return (
    <>
      <dl className={row({ gap: [8, 32], wrap: true }, styles.facts)}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {queueItem.kind === 'problem' && <p className={looks.description}>{queueItem.description}</p>}
      {queueItem.kind === 'request' && queueItem.message !== '' && (
        <p className={looks.description}>{queueItem.message}</p>
      )}
      {queueItem.kind === 'item' && <p className={looks.description}>{queueItem.detail}</p>}
    </>
  );
};

const useFacts = (queueItem: QueueItem): Fact[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const since: Fact = [t`Llegó`, formatDateTime(queueItem.since, language)];
  switch (queueItem.kind) {
    case 'lead': {
      const { ebitda, province, sector } = queueItem;
      const known = provinces.find(({ code }) => code === province);
      return [
        [t`EBITDA`, ebitda === null ? null : formatMoney(ebitda, { language })],
        [t`Provincia`, known?.names[language] ?? null],
        [t`Sector`, sector === null ? null : sectorName(sector, language)],
        since,
      ];
    }
    case 'request': {
      const { expectedValueCents: cents, senderName, dueAt } = queueItem;
      return [
        [t`De`, senderName],
        [t`Valor previsto`, cents === null ? null : formatMoney(cents / 100, { language })],
        [t`Respuesta prometida`, formatDateTime(dueAt, language)],
        since,
      ];
    }
    case 'commission': {
      const { amountCents, recipientName, dueAt } = queueItem;
      return [
        [t`Para`, recipientName],
        [t`Importe`, formatCents(amountCents, language)],
        [t`A pagar antes de`, dueAt === null ? null : formatDateTime(dueAt, language)],
        [t`Desde`, formatDateTime(queueItem.since, language)],
      ];
    }
    case 'verification':
      return [
        [t`Email`, queueItem.email],
        [t`Asesoría`, queueItem.company],
        [t`NIF`, queueItem.taxId ?? t`Sin NIF`],
        [t`Respuesta prometida`, formatDateTime(queueItem.dueAt, language)],
      ];
    case 'security':
      return [[t`Gravedad`, i18n._(severityTexts[queueItem.severity])], since];
    case 'problem':
      return [[t`Tipo`, i18n._(issueTypeTexts[queueItem.issueType])], since];
    case 'item':
      return [since];
  }
};
