import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { LinkButton } from '../../../../components/link-button.tsx';
import { callFailure } from '../../../../lib/errors/call-failure.ts';
import { errorText } from '../../../../lib/errors/error-text.ts';
import { usePageTitle } from '../../../../lib/page/use-page-title.ts';
import styles from './valuation-failed.module.css';
import { column, row, text } from '../../../../components/style/class-names.ts';

interface ValuationFailedProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * Shown in place of the editor when the valuation does not exist, is not visible to this user, or could not be loaded.
 */
export const ValuationFailed = ({ error, onRetry }: ValuationFailedProps) => {
  const { t } = useLingui();
  const code = callFailure(error)?.code;
  const isMissing = code === 'not-found' || code === 'invalid-input';
  const title = isMissing ? t`No encontramos esta valoración` : t`No se pudo abrir la valoración`;
  usePageTitle(title);
  return (
    <main id="main" className={column({ gap: 8 }, styles.page)}>
      <h1 className={text('title')} tabIndex={-1}>
        {title}
      </h1>
      <p className={text('dimmed')} role="alert">
        {isMissing ? (
          <Trans>Puede que ya no exista o que la dirección tenga un error.</Trans>
        ) : (
          errorText(error)
        )}
      </p>
      <div className={row({ gap: 8, wrap: true, marginTop: 16 })}>
        {!isMissing && (
          <Button onClick={onRetry}>
            <Trans>Intentar de nuevo</Trans>
          </Button>
        )}
        <LinkButton to="/valuations" variant={isMissing ? 'filled' : 'default'}>
          <Trans>Ver mis valoraciones</Trans>
        </LinkButton>
      </div>
    </main>
  );
};
