import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { EditionDeals } from '@valia/domain/sectors/edition-deals-schema.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatDate, formatMultiple, formatNumber } from '@valia/i18n/format.ts';
import { evidenceGrades } from '@valia/valuation/multiples/deal-multiples-inputs.ts';
import { useState } from 'react';
import { DayField } from '../../../components/dates/day-field.tsx';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './sectors.module.css';
import { type DealKey, type DealsDraft, formatDealFigure } from './use-edition-deals.ts';
import { box, stack, text } from '../../../components/style/class-names.ts';

const looks = { curve: stack({ gap: 8, columns: 1, pad: [14, 16] }, styles.curve) };

const ends = ['low', 'base', 'high'] as const;

const useEndNames = () => {
  const { t } = useLingui();
  return { low: t`Mínimo`, base: t`Base`, high: t`Máximo` };
};

interface FieldProps {
  draft: DealsDraft;
  at: DealKey;
  value: number;
  label: string;
  isLabelHidden?: boolean;
}

const Figure = ({ draft, at, value, label, isLabelHidden = false }: FieldProps) => (
  <TextInput
    {...(isLabelHidden ? { 'aria-label': label } : { label })}
    size="xs"
    name={at}
    inputMode="decimal"
    autoComplete="off"
    value={draft.textOf(at, value)}
    error={draft.faults[at]}
    onChange={(event) => draft.type(at, event.currentTarget.value)}
  />
);

/** Scales every sector in proportion to a newly published average. */
const NewAverage = ({ draft }: { draft: DealsDraft }) => {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <div className={stack({ gap: [12, 16], align: 'end' }, styles.curveFields)}>
      <TextInput
        label={t`Nueva media del sur de Europa`}
        size="xs"
        inputMode="decimal"
        value={text}
        error={isWrong ? t`Escribe una cifra mayor que 0` : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        className={styles.besideField ?? ''}
        variant="default"
        size="compact-sm"
        onClick={() => {
          const isTaken = draft.takeAverage(text);
          setWrong(!isTaken);
          if (isTaken) setText('');
        }}
      >
        <Trans>Llevar la media y las bases en proporción</Trans>
      </Button>
    </div>
  );
};

const Constants = ({ draft }: { draft: DealsDraft }) => {
  const { t } = useLingui();
  const { deals } = draft;
  return (
    <div className={stack({ gap: [12, 16], align: 'end' }, styles.curveFields)}>
      <DayField
        className={styles.day ?? ''}
        name="date"
        label={t`Operaciones hasta`}
        value={deals.date}
        error={draft.faults['date']}
        onChange={draft.setDate}
      />
      <Figure
        draft={draft}
        at="average"
        value={deals.average}
        label={t`Media con 1 M€ de EBITDA`}
      />
      <Figure
        draft={draft}
        at="listedAverage"
        value={deals.listedAverage}
        label={t`Media de cotizadas`}
      />
      <Figure
        draft={draft}
        at="listedExponent"
        value={deals.listedExponent}
        label={t`Exponente de las cotizadas`}
      />
    </div>
  );
};

const Nodes = ({ draft }: { draft: DealsDraft }) => {
  const { t } = useLingui();
  return (
    <ScrollRegion label={t`Curva de tamaño`} className={box({ scroll: 'x' })}>
      <table className={`${styles.table} ${styles.nodes}`}>
        <caption className={styles.caption}>{t`Curva de tamaño`}</caption>
        <tbody>
          {(['ebitda', 'factor'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">{name === 'ebitda' ? t`EBITDA, €` : t`Factor`}</th>
              {draft.deals.nodes.map((node, index) => {
                const place = index + 1;
                return (
                  // The key is the index, because a node's figures change while they are typed and only its position
                  // identifies it.
                  <td key={String(index)} data-end>
                    <Figure
                      draft={draft}
                      at={`node ${index} ${name}`}
                      value={node[name]}
                      label={
                        name === 'ebitda'
                          ? t`EBITDA del nodo ${place}`
                          : t`Factor del nodo ${place}`
                      }
                      isLabelHidden
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

const Sectors = ({ draft }: { draft: DealsDraft }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useEndNames();
  return (
    <ScrollRegion label={t`Operaciones por sector`} className={box({ scroll: 'x' })}>
      <table className={`${styles.table} ${styles.deals}`}>
        <caption className={styles.caption}>{t`Operaciones por sector`}</caption>
        <DealHeads />
        <tbody>
          {draft.deals.sectors.map((sector) => {
            const name = sectorName(sector.code, language);
            return (
              <tr key={sector.code}>
                <th scope="row">{name}</th>
                {ends.map((end) => {
                  const which = names[end];
                  return (
                    <td key={end} data-end>
                      <Figure
                        draft={draft}
                        at={`${sector.code} ${end}`}
                        value={sector[end]}
                        label={t`${which} de ${name}`}
                        isLabelHidden
                      />
                    </td>
                  );
                })}
                <td data-end>
                  <NativeSelect
                    size="xs"
                    aria-label={t`Grado de ${name}`}
                    data={[...evidenceGrades]}
                    value={sector.grade}
                    onChange={(event) => {
                      const grade = evidenceGrades.find((one) => one === event.currentTarget.value);
                      if (grade !== undefined) draft.setGrade(sector.code, grade);
                    }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

const DealHeads = () => {
  const { t } = useLingui();
  const names = useEndNames();
  return (
    <thead>
      <tr>
        {[t`Sector`, names.low, names.base, names.high, t`Grado`].map((head, column) => (
          <th key={head} scope="col" data-end={column > 0 || undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** The deal multiples by sector and size, for the next edition. */
export const EditionDealsFields = ({ draft }: { draft: DealsDraft }) => {
  const { t } = useLingui();
  return (
    <Sheet className={looks.curve} as="section" label={t`Operaciones de pymes`}>
      <h2>
        <Trans>Operaciones de pymes</Trans>
      </h2>
      <p className={text('dimmed')}>
        <Trans>EV/EBITDA con 1 M€ de EBITDA; el factor lo lleva al tamaño de cada empresa.</Trans>
      </p>
      <Constants draft={draft} />
      <NewAverage draft={draft} />
      <Nodes draft={draft} />
      <Sectors draft={draft} />
    </Sheet>
  );
};

/** The same figures of a published edition, read-only. */
export const PublishedDeals = ({ deals }: { deals: EditionDeals }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const times = (value: number): string => formatMultiple(value, { language, decimals: 2 });
  const day = formatDate(deals.date, language);
  const [average, listed] = [times(deals.average), times(deals.listedAverage)];
  const exponent = formatDealFigure(deals.listedExponent, language);
  const nodes = deals.nodes.map((node) => {
    const ebitda = formatNumber(node.ebitda / 1_000_000, { language, decimals: 2 });
    const factor = formatDealFigure(node.factor, language);
    return t`${ebitda} M€: ${factor}`;
  });
  const curve = nodes.join(' · ');
  return (
    <details>
      <summary>
        <Trans>Operaciones de pymes</Trans>
      </summary>
      <p className={text('dimmed')}>
        <Trans>
          Hasta {day}. Media {average} con 1 M€ de EBITDA; cotizadas {listed}, exponente {exponent}.
          Curva: {curve}.
        </Trans>
      </p>
      <ScrollRegion label={t`Operaciones por sector`} className={box({ scroll: 'x' })}>
        <table className={styles.table}>
          <DealHeads />
          <tbody>
            {deals.sectors.map((sector) => (
              <tr key={sector.code}>
                <th scope="row">{sectorName(sector.code, language)}</th>
                {ends.map((end) => (
                  <td key={end} data-end>
                    {times(sector[end])}
                  </td>
                ))}
                <td data-end>{sector.grade}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
};
