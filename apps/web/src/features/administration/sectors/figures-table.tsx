import { Trans, useLingui } from '@lingui/react/macro';
import type { EffectOfFigures, SectorFigures } from '@valia/domain/sectors/sector-set-schemas.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useState } from 'react';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './sectors.module.css';
import { type FigureKey, figureKeys } from './use-sector-draft.ts';

interface FiguresTableProps {
  figures: readonly SectorFigures[];
  /** The edition in force. */
  base: readonly SectorFigures[];
  effects: EffectOfFigures['bySector'];
  /** Null for an edition that is only read. */
  onChange: ((code: string, key: FigureKey, value: number) => void) | null;
}

const notableChange = 0.25;

/** Every sector of an edition beside what is in force. */
export const FiguresTable = (props: FiguresTableProps) => {
  const { t } = useLingui();
  const heads = [
    t`Empresas`,
    t`Mínimo`,
    t`Media`,
    t`Máximo`,
    t`Vigente`,
    t`Cambio`,
    t`Abiertas`,
    t`Su valor`,
  ];
  return (
    <Sheet>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            <Trans>EV/EBITDA por sector</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>EV/EBITDA por sector</Trans>
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" data-end>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.figures.map((figures) => (
              <FiguresRow key={figures.code} given={figures} {...props} />
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
};

const FiguresRow = ({
  given,
  base,
  effects,
  onChange,
}: FiguresTableProps & { given: SectorFigures }) => {
  const language = useLanguage();
  const name = sectorName(given.code, language);
  const before = base.find(({ code }) => code === given.code);
  const effect = effects.find(({ code }) => code === given.code);
  const change = before === undefined ? null : given.central / before.central - 1;
  const rate = (value: number | null | undefined): string =>
    value == null || Math.abs(value) < 0.0005
      ? '–'
      : `${value > 0 ? '+' : ''}${formatRate(value, { language })}`;
  return (
    <tr data-jump={Math.abs(change ?? 0) > notableChange || undefined}>
      <th scope="row">{name}</th>
      {figureKeys.map((key) => (
        <FigureCell
          key={key}
          name={name}
          figure={key}
          value={given[key]}
          isChanged={before !== undefined && before[key] !== given[key]}
          onChange={onChange === null ? null : (value) => onChange(given.code, key, value)}
        />
      ))}
      <td data-end>
        {before === undefined ? '–' : formatMultiple(before.central, { language, decimals: 2 })}
      </td>
      <td data-end>{rate(change)}</td>
      <td data-end>{effect?.drafts ?? '–'}</td>
      <td data-end>{rate(effect?.medianChange)}</td>
    </tr>
  );
};

interface FigureCellProps {
  name: string;
  figure: FigureKey;
  value: number;
  isChanged: boolean;
  onChange: ((value: number) => void) | null;
}

const FigureCell = ({ name, figure, value, isChanged, onChange }: FigureCellProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const decimals = figure === 'firms' ? 0 : 2;
  const shown = formatNumber(value, { language, decimals });
  const labels = { firms: t`Empresas`, low: t`Mínimo`, central: t`Media`, high: t`Máximo` };
  if (onChange === null) return <td data-end>{shown}</td>;
  const kind = figure === 'firms' ? 'integer' : 'multiple';
  const parsed = typed === null ? value : parseNumber(typed, { language, kind });
  const isWrong = typeof parsed !== 'number' || parsed < (figure === 'firms' ? 0 : 0.1);
  const leave = (): void => {
    if (typed === null || isWrong) return;
    onChange(parsed);
    setTyped(null);
  };
  return (
    <td data-end data-changed={isChanged || undefined}>
      <input
        className={styles.input}
        aria-label={[name, labels[figure]].join(', ')}
        aria-invalid={isWrong}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
    </td>
  );
};
