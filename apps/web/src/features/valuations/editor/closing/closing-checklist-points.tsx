import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ClosingChecklist } from '@valia/domain/valuation-progress/closing-checklist.ts';
import { type ReactNode, useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../lib/focus/use-focus-after-removal.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { ConfirmAll } from '../quick-start/assumptions-to-review.tsx';
import { AssumptionItems } from '../quick-start/assumption-items.tsx';
import reviewStyles from '../quick-start/reviews.module.css';
import { useDescriptions } from '../fields/use-descriptions.ts';
import styles from './valuation-closing.module.css';
import { box, row, text } from '../../../../components/style/class-names.ts';

const looks = { reviewSource: text('small', 'dimmed') };

interface PointProps {
  text: string;
  detail?: string;
  /** The field that the link leads to; `name` is the link's accessible name. */
  at: string;
  name: string;
  isGood?: boolean;
}

const Point = ({ text, detail, at, name, isGood = false }: PointProps) => {
  const { t } = useLingui();
  const { goToField } = useEditorNavigation();
  const Icon = isGood ? IconCheck : IconAlertTriangle;
  return (
    <li className={reviewStyles.review} data-kind={isGood ? 'good' : undefined}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <div className={box({ flex: 1, minWidth: 0 })}>
        <p>{text}</p>
        {detail !== undefined && <p className={looks.reviewSource}>{detail}</p>}
      </div>
      <button
        type="button"
        className={reviewStyles.link}
        aria-label={t`Ver ${name}`}
        onClick={() => goToField(at)}
      >
        <Trans>Ver</Trans>
      </button>
    </li>
  );
};

interface GroupProps {
  title: ReactNode;
  count: number;
  aside?: ReactNode;
  children: ReactNode;
}

/** The points of one kind under a heading; nothing when there are none. */
const Group = ({ title, count, aside, children }: GroupProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(count, () => heading.current?.focus());
  if (count === 0) return null;
  return (
    <section className={styles.group}>
      <div className={row({ gap: 8, align: 'center', justify: 'between', wrap: true })}>
        <h3 ref={heading} className={text('size-14', 'line-24', 'strong')} tabIndex={-1}>
          {title} <span className={text('regular', 'dimmed')}>{count}</span>
        </h3>
        {aside}
      </div>
      <ul>{children}</ul>
    </section>
  );
};

const Warnings = ({ warnings }: Pick<ClosingChecklist, 'warnings'>) => {
  const { field, issue: textOf } = useDescriptions();
  return (
    <Group title={<Trans>Avisos del cálculo</Trans>} count={warnings.length}>
      {warnings.map((issue) => (
        <Point
          key={`${issue.code}-${issue.field}`}
          text={textOf(issue)}
          at={issue.field}
          name={field(issue.field)}
        />
      ))}
    </Group>
  );
};

const MethodsApart = ({ methodsApart }: Pick<ClosingChecklist, 'methodsApart'>) => {
  const { t } = useLingui();
  const { field, issue: textOf } = useDescriptions();
  if (methodsApart === null) return null;
  const { issue, isExplained } = methodsApart;
  return (
    <Group title={<Trans>Métodos alejados</Trans>} count={1}>
      <Point
        text={textOf(issue)}
        detail={
          isExplained ? t`Has explicado por qué.` : t`Falta explicar por qué y por qué estos pesos.`
        }
        at="reconciliation"
        name={field('reconciliation')}
        isGood={isExplained}
      />
    </Group>
  );
};

const MultipleGrounds = ({ multipleGrounds }: Pick<ClosingChecklist, 'multipleGrounds'>) => {
  const { t } = useLingui();
  const { field, issue: textOf } = useDescriptions();
  const { issues, isExplained } = multipleGrounds;
  return (
    <Group title={<Trans>Múltiplo y operaciones de pymes</Trans>} count={issues.length}>
      {issues.map((issue) => (
        <Point
          key={issue.code}
          text={textOf(issue)}
          detail={
            isExplained ? t`Has escrito el motivo y la fuente.` : t`Falta el motivo o su fuente.`
          }
          at="multiples.reason"
          name={field('multiples.reason')}
          isGood={isExplained}
        />
      ))}
    </Group>
  );
};

const Conclusion = ({ isConcluded }: Pick<ClosingChecklist, 'isConcluded'>) => {
  const { t } = useLingui();
  return (
    <Group title={<Trans>Conclusión</Trans>} count={1}>
      <Point
        text={isConcluded ? t`Escrita.` : t`Sin escribir.`}
        at="conclusion"
        name={t`Conclusión`}
        isGood={isConcluded}
      />
    </Group>
  );
};

const Unnamed = ({ path }: { path: ClosingChecklist['unnamed'][number] }) => {
  const { t } = useLingui();
  const name = useDescriptions().field(path);
  return <Point text={t`${name}: sin indicar`} at={path} name={name} />;
};

/** Every point of the checklist, with a link to its field; an assumption can be confirmed here. */
export const ClosingChecklistPoints = ({ checklist }: { checklist: ClosingChecklist }) => {
  const { field } = useDescriptions();
  const { unnamed, assumptions, unsourced } = checklist;
  return (
    <>
      <Group title={<Trans>Datos de la portada</Trans>} count={unnamed.length}>
        {unnamed.map((path) => (
          <Unnamed key={path} path={path} />
        ))}
      </Group>
      <Group
        title={<Trans>Hipótesis sin confirmar</Trans>}
        count={assumptions.length}
        aside={assumptions.length > 1 && <ConfirmAll />}
      >
        <AssumptionItems />
      </Group>
      <MethodsApart methodsApart={checklist.methodsApart} />
      <MultipleGrounds multipleGrounds={checklist.multipleGrounds} />
      <Warnings warnings={checklist.warnings} />
      <Group title={<Trans>Cifras sin fuente</Trans>} count={unsourced.length}>
        {unsourced.map((figure) => (
          <Point
            key={figure.at}
            text={field(figure.field)}
            at={figure.at}
            name={field(figure.field)}
          />
        ))}
      </Group>
      <Conclusion isConcluded={checklist.isConcluded} />
    </>
  );
};
