import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, useId, useState } from 'react';
import { readLocalStorage } from '../../../../lib/storage/read-local-storage.ts';
import { writeLocalStorage } from '../../../../lib/storage/write-local-storage.ts';
import { useEditor } from '../document/editor-context.ts';
import { LazyPart } from '../parts/lazy-part.tsx';
import { loadWithFigures } from '../figures/load-with-figures.ts';
import { finalEquity } from '../figures/final-equity.ts';
import styles from './value-movers.module.css';
import { column, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  toggle: row(
    {
      align: 'center',
      justify: 'between',
      width: 'full',
      minHeight: 24,
      pad: 0,
      border: 'none',
      background: 'none',
      cursor: 'pointer',
    },
    text('sans-600', 'text'),
    styles.toggle,
  ),
};

const PanelTornado = lazy(async () => ({
  default: (await loadWithFigures(() => import('../analysis/tornado/panel-tornado.tsx')))
    .PanelTornado,
}));

const storedAs = 'valia.editor.value-movers';

/** The drivers with the largest effect on the value, for users who want to see them while they work. */
export const ValueMovers = () => {
  const { outcome } = useEditor();
  const [isOpen, setIsOpen] = useState(() => readLocalStorage(storedAs) === 'open');
  const bodyId = useId();
  const { range } = finalEquity(outcome);
  if (range === null) return null;
  const toggle = (): void => {
    writeLocalStorage(storedAs, isOpen ? null : 'open');
    setIsOpen(!isOpen);
  };
  return (
    <section className={column({ gap: 8 })}>
      <h2>
        <button
          type="button"
          className={looks.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={toggle}
        >
          <Trans>Qué mueve el valor</Trans>
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </button>
      </h2>
      <div id={bodyId}>
        {isOpen && (
          <LazyPart waiting={<Skeleton height={240} />}>
            <PanelTornado central={range.central} />
          </LazyPart>
        )}
      </div>
    </section>
  );
};
