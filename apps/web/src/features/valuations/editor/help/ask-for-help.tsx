import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { loadChunk } from '../../../../lib/page/load-chunk.ts';
import { useEditor } from '../document/editor-context.ts';
import { LazyPart } from '../parts/lazy-part.tsx';
import styles from '../result/result.module.css';

const HelpDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./help-dialog.tsx'))).HelpDialog,
}));

/**
 * At the bottom of the panel, for the owner alone: requests the firm's help to buy or to sell, or sends a request with
 * the valuation.
 */
export const AskForHelp = () => {
  const { valuation, shownVersion } = useEditor();
  const [isAsking, setAsking] = useState(false);
  if (valuation.access !== 'owner' || valuation.archived || shownVersion !== null) return null;
  return (
    <>
      <button type="button" className={styles.more} onClick={() => setAsking(true)}>
        {valuation.type === 'potential_acquisition' ? (
          <Trans>Pedir ayuda para la compra</Trans>
        ) : (
          <Trans>Ayúdame a vender</Trans>
        )}
        <IconChevronRight size={18} stroke={1.5} aria-hidden />
      </button>
      <Link to="/my-referrals" search={{ valuation: valuation.id }} className={styles.more}>
        <Trans>Referir esta empresa</Trans>
        <IconChevronRight size={18} stroke={1.5} aria-hidden />
      </Link>
      {isAsking && (
        <LazyPart>
          <HelpDialog onClose={() => setAsking(false)} />
        </LazyPart>
      )}
    </>
  );
};
