import { useLingui } from '@lingui/react/macro';
import type { LeadEvent, LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import type { ReactNode } from 'react';
import { useMoment } from '../../../lib/use-moment.ts';
import styles from './history-lines.module.css';
import { useLeadTexts } from './lead-texts.ts';
import { box, text } from '../../../components/style/class-names.ts';

const looks = {
  detail: box({ display: 'block' }, text('size-12', 'dimmed')),
  meta: text('size-12', 'line-18', 'dimmed'),
};

export interface HistoryLine {
  id: string;
  at: string;
  text: ReactNode;
  detail: string | null;
}

/** The text of one event. */
export const useEventLine = (lead: Pick<LeadItem, 'source'>) => {
  const { t, i18n } = useLingui();
  const { sourceOf } = useLeadTexts();
  const textOf = ({ kind, byName, from, to, text }: LeadEvent): string => {
    const name = byName ?? '';
    const step = text ?? '';
    const [before, after] = [from, to].map((stage) =>
      stage === null ? '' : i18n._(leadTerms.stages[stage]),
    );
    const source = sourceOf(lead);
    switch (kind) {
      case 'arrived':
        return t`Entra por: ${source}`;
      case 'assigned':
        return t`Asignación cambiada por ${name}`;
      case 'stage-changed':
        return t`De ${before} a ${after}`;
      case 'next-step-set':
        return t`Próximo paso: ${step}`;
      case 'next-step-done':
        return t`Hecho: ${step}`;
      case 'valuation-begun':
        return t`Valoración empezada`;
      case 'merged':
        return t`Fusionado con otra entrada por ${name}`;
    }
  };
  return (event: LeadEvent): HistoryLine => ({
    id: event.id,
    at: event.at,
    text: textOf(event),
    detail: event.kind === 'stage-changed' ? event.text : null,
  });
};

/** Lines of a history, each with its time. */
export const HistoryLines = ({ lines }: { lines: readonly HistoryLine[] }) => {
  const moment = useMoment();
  return (
    <ol className={styles.lines}>
      {lines.map(({ id, at, text, detail }) => (
        <li key={id}>
          <time className={looks.meta} dateTime={at}>
            {moment(at)}
          </time>
          <span>
            {text}
            {detail !== null && <span className={looks.detail}>{detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};
