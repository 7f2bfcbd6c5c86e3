import { Trans, useLingui } from '@lingui/react/macro';
import { driverAt, type DriverField } from '@valia/domain/valuation-fields/driver-fields.ts';
import { changeDriverKind, isPathUnused } from '@valia/domain/valuation-years/driver-edits.ts';
import { projectionPlan } from '@valia/domain/valuation-years/projection-plan.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { SegmentField } from '../../fields/segment-field.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import styles from './projection-step.module.css';
import { box, classNames, stack, text } from '../../../../../components/style/class-names.ts';

const kinds = ['constant', 'fade', 'per-year'] as const;

/** One driver: the shape of its course over the years, and the figures that define it. */
export const DriverFields = ({ field }: { field: DriverField }) => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const { term, field: nameOf } = useDescriptions();
  const path = driverAt(document, field)?.path;
  if (path === undefined) return null;
  const root = `${field}.path`;
  const label = nameOf(field);
  return (
    <div className={styles.driver} role="group" aria-label={label}>
      <span className={text('medium')}>{label}</span>
      <SegmentField
        path={`${root}.kind`}
        label={t`Forma de ${label}`}
        labelHidden
        value={path.kind}
        options={kinds.map((kind) => ({
          value: kind,
          label: term(valuationTerms.driverPathKinds[kind]),
        }))}
        onChoose={(kind) => change(root, (before) => changeDriverKind(before, field, kind))}
      />
      <div className={stack({ gap: 8, align: 'end' }, styles.driverValues)}>
        {path.kind === 'constant' && (
          <NumberField
            size="sm"
            path={`${root}.value`}
            label={t`${label}, todos los años`}
            labelHidden
          />
        )}
        {path.kind === 'fade' && (
          <>
            <NumberField size="sm" path={`${root}.start`} label={t`De`} />
            <NumberField size="sm" path={`${root}.holdYears`} label={t`durante (años)`} />
            <NumberField size="sm" path={`${root}.end`} label={t`a`} />
            <NumberField size="sm" path={`${root}.reachYear`} label={t`en el año n.º`} />
          </>
        )}
        {path.kind === 'per-year' && (
          <p className={box({ span: 'all' }, text('size-13', 'dimmed'))}>
            <Trans>Se escribe en la tabla, año a año.</Trans>
          </p>
        )}
      </div>
    </div>
  );
};

/** The drivers with the largest effect on the value, which are shown before the table. */
const leadingDrivers: ReadonlySet<DriverField> = new Set([
  'projection.drivers.revenueGrowth',
  'projection.drivers.ebitdaMargin',
  'projection.ebitMargin',
]);

const useUsedDrivers = (isLeading: boolean): DriverField[] => {
  const { document } = useEditor();
  return projectionPlan(document).flatMap(({ driver }) =>
    driver === undefined ||
    isPathUnused(document, driver) ||
    leadingDrivers.has(driver) !== isLeading
      ? []
      : [driver],
  );
};

/** Growth and margin, above the table that they fill in. */
export const LeadingDrivers = () => {
  const { t } = useLingui();
  const used = useUsedDrivers(true);
  return (
    <section className={styles.drivers} aria-label={t`Crecimiento y margen`}>
      {used.map((field) => (
        <DriverFields key={field} field={field} />
      ))}
    </section>
  );
};

/** The course over the years of every other assumption that the projection uses. */
export const DriversSection = () => {
  const used = useUsedDrivers(false);
  return (
    <section className={styles.drivers}>
      <h2 className={classNames(text('small', 'regular', 'dimmed'), styles.caption)}>
        <b>
          <Trans>Hipótesis</Trans>
        </b>{' '}
        <Trans>Cómo se mueve cada una. En la tabla puedes cambiar a mano cualquier año.</Trans>
      </h2>
      {used.map((field) => (
        <DriverFields key={field} field={field} />
      ))}
    </section>
  );
};
