import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { useEffect, useRef } from 'react';
import { useDescriptions } from '../fields/use-descriptions.ts';
import styles from './report-dialog.module.css';
import { box, text } from '../../../../components/style/class-names.ts';

const looks = { unprintable: box({ pad: [10, 12] }, text('small'), styles.unprintable) };

/** The characters that the report would print as boxes, by field. */
export const UnprintableFields = ({ issues }: { issues: readonly FieldIssue[] }) => {
  const nameOf = useNameOf();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issues.length > 0) notice.current?.focus();
  }, [issues]);
  if (issues.length === 0) return null;
  return (
    <div ref={notice} className={looks.unprintable} role="alert" tabIndex={-1}>
      <p>
        <Trans>
          El informe no puede imprimir algunos caracteres. Escríbelos de otro modo y vuelve a
          generarlo.
        </Trans>
      </p>
      <ul>
        {issues.map(({ path, params }) => (
          <li key={path}>
            {nameOf(path)}: <span lang="und">{params['characters']}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The name of a field of the valuation, of the compared version, or of the signer. */
const useNameOf = () => {
  const { t } = useLingui();
  const { field } = useDescriptions();
  return (path: string): string => {
    const [of = '', ...rest] = path.split('.');
    const name = field(rest.join('.'));
    if (of === 'document') return name;
    if (of === 'compared') return t`${name}, en la versión comparada`;
    return of === 'adviser' ? t`Tus datos de asesor` : t`El nombre de la firma`;
  };
};
