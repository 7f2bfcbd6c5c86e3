import { Trans, useLingui } from '@lingui/react/macro';
import {
  isOrderedRange,
  type EditionImpact,
  type SectorFigures,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { clipboardHandlers } from '../../../components/grid/paste/clipboard-handlers.ts';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { FigureCell } from './figure-cell.tsx';
import { type FiguresCursor, useFiguresCursor, formatCellFigure } from './use-figures-cursor.ts';
import { figureKeys, type SectorDraft } from './use-sector-draft.ts';
import styles from './sectors.module.css';
import { box } from '../../../components/style/class-names.ts';

interface FiguresGridProps {
  figures: readonly SectorFigures[];
  /** The edition in force. */
  base: readonly SectorFigures[];
  effects: EditionImpact['bySector'];
  draft: SectorDraft;
}

const toldColumns = ['current', 'change', 'open', 'value'] as const;

const notableChange = 0.25;

/** Every sector of a published edition, read-only. */
export const FiguresTable = ({ figures }: { figures: readonly SectorFigures[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const heads = useHeads().slice(0, figureKeys.length);
  return (
    <Sheet>
      <ScrollRegion label={t`EV/EBITDA por sector`} className={box({ scroll: 'x' })}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t`EV/EBITDA por sector`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`EV/EBITDA por sector`}</th>
              {heads.map((name) => (
                <th key={name} scope="col" data-end>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((given) => (
              <tr key={given.code}>
                <th scope="row">{sectorName(given.code, language)}</th>
                {figureKeys.map((key) => (
                  <td key={key} data-end>
                    {formatCellFigure(given[key], key, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Sheet>
  );
};

/** Every sector of a draft beside the edition in force: arrows move, typing edits, a block can be pasted. */
export const FiguresGrid = (props: FiguresGridProps) => {
  const { t } = useLingui();
  const { figures, draft } = props;
  const cursor = useFiguresCursor(figures, draft);
  const heads = useHeads();
  return (
    <Sheet>
      <p className={styles.hint}>
        <Trans>
          Muévete con las flechas y escribe encima. Puedes pegar celdas de una hoja de cálculo, con
          los nombres de los sectores o sin ellos.
        </Trans>
      </p>
      <div className={box({ scroll: 'x' })}>
        <div
          id={cursor.gridId}
          role="grid"
          tabIndex={-1}
          aria-label={t`EV/EBITDA por sector`}
          className={styles.table}
          {...clipboardHandlers(cursor)}
        >
          <div role="row" className={styles.heads}>
            <div role="columnheader">
              <Trans>Sector</Trans>
            </div>
            {heads.map((name) => (
              <div key={name} role="columnheader" data-end>
                {name}
              </div>
            ))}
          </div>
          {figures.map((given, row) => (
            <FiguresRow key={given.code} given={given} row={row} cursor={cursor} {...props} />
          ))}
        </div>
      </div>
    </Sheet>
  );
};

const useHeads = (): string[] => {
  const { t } = useLingui();
  return [
    t`Empresas`,
    t`Mínimo`,
    t`Media`,
    t`Máximo`,
    t`Vigente`,
    t`Cambio`,
    t`Abiertas`,
    t`Su valor`,
  ];
};

interface FiguresRowProps extends FiguresGridProps {
  given: SectorFigures;
  row: number;
  cursor: FiguresCursor;
}

const FiguresRow = ({ given, row, base, effects, cursor, draft }: FiguresRowProps) => {
  const language = useLanguage();
  const name = sectorName(given.code, language);
  const before = base.find(({ code }) => code === given.code);
  const effect = effects.find(({ code }) => code === given.code);
  const change = before === undefined ? null : given.central / before.central - 1;
  const rate = (value: number | null | undefined): string =>
    value == null || Math.abs(value) < 0.0005
      ? '–'
      : `${value > 0 ? '+' : ''}${formatRate(value, { language })}`;
  const current =
    before === undefined ? '–' : formatMultiple(before.central, { language, decimals: 2 });
  const told = [current, rate(change), effect?.drafts ?? '–', rate(effect?.medianChange)];
  return (
    <div role="row" data-jump={Math.abs(change ?? 0) > notableChange || undefined}>
      <div role="rowheader">{name}</div>
      {figureKeys.map((key, column) => (
        <FigureCell
          key={key}
          {...{ given, name, before, cursor, draft }}
          figure={key}
          at={{ row, column }}
          isOutOfOrder={key !== 'firms' && !isOrderedRange(given)}
        />
      ))}
      {toldColumns.map((column, place) => (
        <div key={column} role="gridcell" data-end>
          {told[place]}
        </div>
      ))}
    </div>
  );
};
