import { formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import type { LadderRung } from '@valia/domain/valuation-choices/multiple-ladder.ts';
import type { ReactNode } from 'react';
import { axisTicks } from '../../../../../../components/drawing/axis-ticks.ts';
import { useEditor } from '../../../document/editor-context.ts';
import styles from './ladder.module.css';
import type { Ladder } from './use-ladder.ts';
import { classNames, text } from '../../../../../../components/style/class-names.ts';

const looks = {
  chosenText: classNames(text('line-16', 'strong', 'accent', 'nowrap'), styles.chosenText),
};

/** The end of the axis in percent; the listed multiple is beyond it, off the scale. */
const mainShare = 78;
const listedPlace = 94;

type Axis = Pick<Ladder, 'from' | 'to'>;

const placeOn =
  ({ from, to }: Axis) =>
  (value: number): string =>
    `${(((value - from) / (to - from || 1)) * mainShare).toFixed(2)}%`;

const widthOn =
  ({ from, to }: Axis) =>
  (low: number, high: number): string =>
    `${(((high - low) / (to - from || 1)) * mainShare).toFixed(2)}%`;

const useTimes = () => {
  const { language } = useEditor();
  return (value: number): string => formatMultiple(value, { language });
};

/** The lines that all rows share: round multiples, and the chosen one. */
export const PlotFrame = ({ ladder, children }: { ladder: Ladder; children?: ReactNode }) => {
  const place = placeOn(ladder);
  return (
    <div className={styles.plot} aria-hidden>
      {axisTicks(ladder.from, ladder.to, 5).map((tick) => (
        <span key={tick} className={styles.tick} style={{ left: place(tick) }} />
      ))}
      {ladder.chosen !== null && (
        <span className={styles.chosen} style={{ left: place(ladder.chosen) }} />
      )}
      {children}
    </div>
  );
};

/** The axis itself, with the chosen multiple above it and the listed one beyond its break. */
export const PlotAxis = ({ ladder, chosenText }: { ladder: Ladder; chosenText: string }) => {
  const times = useTimes();
  const place = placeOn(ladder);
  const whole = (value: number): string => times(value).replace(/[,.]0(?=x)/u, '');
  return (
    <div className={styles.plot} aria-hidden>
      {axisTicks(ladder.from, ladder.to, 5).map((tick) => (
        <span key={tick} className={styles.tickText} style={{ left: place(tick) }}>
          {whole(tick)}
        </span>
      ))}
      {ladder.listed !== null && (
        <>
          <span className={styles.tickText} style={{ left: `${mainShare + 8}%` }}>
            {'//'}
          </span>
          <span className={styles.tickText} style={{ left: `${listedPlace}%` }}>
            {times(ladder.listed)}
          </span>
        </>
      )}
      {ladder.chosen !== null && (
        <span className={looks.chosenText} style={{ left: place(ladder.chosen) }}>
          {chosenText}
        </span>
      )}
    </div>
  );
};

interface BarProps {
  ladder: Ladder;
  low: number;
  central: number;
  high: number;
}

const Bar = ({ ladder, low, central, high }: BarProps) => {
  const times = useTimes();
  const place = placeOn(ladder);
  return (
    <>
      <span
        className={styles.bar}
        style={{ left: place(low), width: widthOn(ladder)(low, high) }}
      />
      <span className={styles.mark} style={{ left: place(central) }} />
      <span className={styles.label} style={{ left: place(central) }}>
        {times(central)}
      </span>
      {low < high && (
        <>
          <span className={styles.label} data-side="start" style={{ left: place(low) }}>
            {times(low)}
          </span>
          <span className={styles.label} data-side="end" style={{ left: place(high) }}>
            {times(high)}
          </span>
        </>
      )}
    </>
  );
};

/** The sector's range at this size, inside the range of all sectors. */
const DealsPlot = ({ ladder, ...range }: BarProps) => {
  const { language } = useEditor();
  const { allSectors } = ladder;
  const place = placeOn(ladder);
  return (
    <>
      {allSectors !== null && (
        <>
          <span
            className={styles.bar}
            data-wide
            style={{
              left: place(allSectors.low.multiple),
              width: widthOn(ladder)(allSectors.low.multiple, allSectors.high.multiple),
            }}
          />
          {[allSectors.low, allSectors.high].map(({ code, multiple }) => (
            <span
              key={code}
              className={styles.label}
              data-side="below"
              style={{ left: place(multiple) }}
            >
              {sectorName(code, language).split(' ')[0]}
            </span>
          ))}
        </>
      )}
      <Bar ladder={ladder} {...range} />
    </>
  );
};

/** The line from the listed multiple, off the scale, down to the multiple for this company's size. */
const ListedPlot = ({ ladder, central }: { ladder: Ladder; central: number }) => {
  const { language } = useEditor();
  const times = useTimes();
  const place = placeOn(ladder);
  const { listed } = ladder;
  return (
    <>
      <span className={styles.dot} data-full style={{ left: place(central) }} />
      <span className={styles.label} data-side="below" style={{ left: place(central) }}>
        {times(central)}
      </span>
      {listed !== null && listed > 0 && (
        <>
          <span
            className={styles.arrow}
            style={{ left: place(central), right: `${100 - listedPlace}%` }}
          />
          <span className={styles.dot} style={{ left: `${listedPlace}%` }} />
          <span className={styles.label} style={{ left: `${(listedPlace + mainShare) / 2 - 8}%` }}>
            {formatRate(central / listed - 1, { language })}
          </span>
        </>
      )}
    </>
  );
};

/** One rung on the axis: dots for own deals, a bar for a range, a line downwards for listed companies. */
export const RungPlot = ({ ladder, rung }: { ladder: Ladder; rung: LadderRung }) => {
  const place = placeOn(ladder);
  const { figures, deals } = rung;
  if (figures === null) return null;
  if (rung.rung === 'listed') return <ListedPlot ladder={ladder} central={figures.central} />;
  if (rung.rung === 'sme-deals') return <DealsPlot ladder={ladder} {...figures} />;
  if (rung.rung === 'platform') return <Bar ladder={ladder} {...figures} />;
  return (
    <>
      {deals.map((deal, index) => (
        <span
          // The key includes the index, because two deals may have the same multiple.
          key={`${String(deal)}-${String(index)}`}
          className={styles.dot}
          style={{ left: place(deal) }}
        />
      ))}
      <span className={styles.label} style={{ left: place(figures.central) }}>
        <Times value={figures.central} />
      </span>
    </>
  );
};

const Times = ({ value }: { value: number }) => {
  const times = useTimes();
  return <>{times(value)}</>;
};

/** The value as a multiple of EBITDA, between the methods that result in it. */
export const ResultPlot = ({ ladder }: { ladder: Ladder }) => {
  const times = useTimes();
  const place = placeOn(ladder);
  return (
    <>
      {ladder.dcf !== null && (
        <>
          <span className={styles.dot} style={{ left: place(ladder.dcf) }} />
          <span className={styles.label} data-side="below" style={{ left: place(ladder.dcf) }}>
            DCF {times(ladder.dcf)}
          </span>
        </>
      )}
      {ladder.result !== null && (
        <>
          <span className={styles.dot} data-full style={{ left: place(ladder.result) }} />
          <span className={styles.label} style={{ left: place(ladder.result) }}>
            {times(ladder.result)}
          </span>
        </>
      )}
    </>
  );
};
