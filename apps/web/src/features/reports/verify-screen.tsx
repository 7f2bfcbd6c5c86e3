import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { readVerificationCode } from '@valia/domain/reports/verification-code.ts';
import { useState } from 'react';
import { PublicHeader } from '../../components/public-header.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { CodeForm } from './code-form.tsx';
import { IssuedReport } from './issued-report.tsx';
import styles from './verify-screen.module.css';
import { box, text } from '../../components/style/class-names.ts';

/** /verify and /verify/{code}: anybody with a report can check that it is the issued one. */
export const VerifyScreen = () => {
  const { t } = useLingui();
  const { code: typed = '' } = useParams({ strict: false });
  usePageTitle(t`Verificar un informe`);
  return (
    <>
      <PublicHeader />
      <main id="main" className={styles.main}>
        <h1 tabIndex={-1} className={styles.title}>
          <Trans>Verificar un informe</Trans>
        </h1>
        <p className={box({ marginTop: 12 }, text('large', 'dimmed'))}>
          <Trans>
            Cada informe lleva un código en el pie de sus páginas. Con él puedes comprobar cuándo se
            emitió y si el archivo que tienes es el mismo.
          </Trans>
        </p>
        <Verification key={typed} typed={typed} />
      </main>
    </>
  );
};

/** An invalid code also removes the result of the previous one. */
const Verification = ({ typed }: { typed: string }) => {
  const code = readVerificationCode(typed);
  const [isRefused, setIsRefused] = useState(typed !== '' && code === null);
  return (
    <>
      <CodeForm typed={typed} isRefused={isRefused} onRead={(read) => setIsRefused(!read)} />
      {code !== null && !isRefused && <IssuedReport code={code} />}
    </>
  );
};
