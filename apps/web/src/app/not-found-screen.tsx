import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../components/link-button.tsx';
import { PageMain, useInsideMain } from '../components/page-main.tsx';
import { PublicHeader } from '../components/public-header.tsx';
import { usePageTitle } from '../lib/page/use-page-title.ts';
import styles from './message-page.module.css';
import { column, row, text } from '../components/style/class-names.ts';

export const NotFoundScreen = () => {
  const { t } = useLingui();
  const isInsideMain = useInsideMain();
  usePageTitle(t`Página no encontrada`);
  return (
    <>
      {!isInsideMain && <PublicHeader />}
      <PageMain className={column({ gap: 8 }, styles.page)}>
        <h1 className={text('title')} tabIndex={-1}>
          <Trans>Esta página no existe</Trans>
        </h1>
        <p className={text('dimmed')}>
          <Trans>Puede que la dirección tenga un error o que la página se haya movido.</Trans>
        </p>
        <div className={row({ gap: 8, wrap: true, marginTop: 16 })}>
          <LinkButton to="/">
            <Trans>Volver al inicio</Trans>
          </LinkButton>
        </div>
      </PageMain>
    </>
  );
};
