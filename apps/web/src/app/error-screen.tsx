import { i18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { useEffect, useState } from 'react';
import { LinkButton } from '../components/link-button.tsx';
import { PageMain } from '../components/page-main.tsx';
import { useIssueReport } from '../features/issue-reports/shared/use-issue-report.tsx';
import { errorText } from '../lib/errors/error-text.ts';
import { MissingChunkError } from '../lib/page/load-chunk.ts';
import { reloadOnce, reloadWhenReleased, reloadWhenServed } from '../lib/page/reload-page.ts';
import { usePageTitle } from '../lib/page/use-page-title.ts';
import styles from './message-page.module.css';
import { column, row, text } from '../components/style/class-names.ts';

/** The cause of the error; null when the text would only state that there was an error. */
const causeText = (error: unknown): string | null => {
  const text = errorText(error);
  return text === i18n._(errorTexts.internal) ? null : text;
};

const WhatHappened = ({ error }: { error: unknown }) => {
  const cause = causeText(error);
  return (
    <>
      <p className={text('dimmed')} role={cause === null ? 'alert' : undefined}>
        <Trans>Ha ocurrido un error inesperado.</Trans>
      </p>
      {cause !== null && (
        <p className={text('dimmed')} role="alert">
          {cause}
        </p>
      )}
    </>
  );
};

/**
 * The global error screen, which shows any error that a screen throws. A missing module only loads after reloading the
 * page: browsers remember a failed import, and a newer release has other files.
 */
export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useLingui();
  const router = useRouter();
  const queryClient = useQueryClient();
  usePageTitle(t`Algo salió mal`);
  const { report, dialog } = useIssueReport({ error, route: window.location.pathname });

  const isChunkMissing = error instanceof MissingChunkError;
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    if (isChunkMissing) void reloadOnce();
  }, [isChunkMissing]);

  /**
   * The error may come from a cached answer, so all queries are refetched. Inactive ones are removed: the failed screen
   * is gone, and nobody looks at its data.
   */
  const invalidateAll = async (): Promise<void> => {
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.invalidateQueries();
    await router.invalidate();
    reset();
  };

  const tryAgain = async (): Promise<void> => {
    setTrying(true);
    if (isChunkMissing) await reloadWhenServed();
    else if (!(await reloadWhenReleased())) await invalidateAll();
    setTrying(false);
  };

  return (
    <PageMain className={column({ gap: 8 }, styles.page)}>
      <h1 className={text('title')} tabIndex={-1}>
        <Trans>Algo salió mal</Trans>
      </h1>
      <WhatHappened error={error} />
      <div className={row({ gap: 8, wrap: true, marginTop: 16 })}>
        <Button loading={isTrying} onClick={() => void tryAgain()}>
          <Trans>Intentar de nuevo</Trans>
        </Button>
        <LinkButton to="/" variant="default">
          <Trans>Ir al inicio</Trans>
        </LinkButton>
        <Button variant="default" onClick={report}>
          <Trans>Informar de un problema</Trans>
        </Button>
      </div>
      {dialog}
    </PageMain>
  );
};
