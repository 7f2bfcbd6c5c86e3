import { useLingui } from '@lingui/react/macro';
import { TextInput, UnstyledButton } from '@mantine/core';
import { brandColour, contrastWithPaper } from '@valia/domain/reports/brand-colour.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { BrandSection } from './brand-section.tsx';
import styles from './branding.module.css';
import type { BrandingForm } from './use-branding-form.ts';
import { box, classNames, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  meta: classNames(text('small', 'dimmed'), styles.meta),
  picker: box({ height: 44, border: 'strong', radius: 4, background: 'surface' }, styles.picker),
  swatch: stack({ place: 'center', flex: 'none', radius: 4 }, text('strong'), styles.swatch),
  pair: stack(
    { columns: 'halves', marginTop: 12, border: 'plain', radius: 6, background: 'surface' },
    styles.pair,
  ),
};

/** Preset colours, offered in addition to the user's own; they have enough contrast on white. */
const houseColours = ['#2b4a75', '#1d2b3f', '#1f6b4a', '#7a4b77', '#a8431f'];

const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** The adviser's colour, and beside it the printed one: darkened as far as needed for contrast on white. */
export const ColorSection = ({ form }: { form: BrandingForm }) => {
  const { t } = useLingui();
  const { color } = form.values;
  const choose = (hex: string): void => form.setFieldValue('color', hex);
  return (
    <BrandSection
      title={t`Color`}
      help={t`Banda, títulos y gráficos. Si no se lee sobre blanco, se oscurece lo justo.`}
    >
      <div className={row({ gap: 12, align: 'start', wrap: true })}>
        <input
          type="color"
          className={looks.picker}
          aria-label={t`Elegir el color`}
          value={isColour(color) ? color : brandColour(null)}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        <TextInput
          aria-label={t`Código del color`}
          description={t`Vacío: el azul de Valía`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder="#2b4a75"
          maxLength={7}
          {...form.getInputProps('color')}
        />
        <span className={row({ gap: 8, wrap: true }, styles.buttons)}>
          {houseColours.map((hex) => (
            <UnstyledButton
              key={hex}
              className={looks.swatch}
              style={{ background: hex }}
              aria-label={t`Usar ${hex}`}
              aria-pressed={hex === color}
              onClick={() => choose(hex)}
            />
          ))}
        </span>
      </div>
      <Pair color={color} />
    </BrandSection>
  );
};

const Pair = ({ color }: { color: string }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const printed = brandColour(color === '' ? null : color);
  const contrast = (hex: string): string =>
    formatNumber(contrastWithPaper(hex), { language, decimals: 1 });
  const [own, inReport] = [isColour(color) ? contrast(color) : '', contrast(printed)];
  return (
    <div className={looks.pair}>
      <div>
        <span className={looks.swatch} style={{ background: isColour(color) ? color : printed }} />
        <span>
          <strong>{t`Tu color`}</strong>
          <span className={looks.meta}>
            {isColour(color) ? t`${color}, contraste ${own}:1` : t`Sin elegir`}
          </span>
        </span>
      </div>
      <div>
        <span className={looks.swatch} style={{ background: printed }} />
        <span>
          <strong>{t`En el informe`}</strong>
          <span className={looks.meta}>{t`${printed}, contraste ${inReport}:1`}</span>
        </span>
      </div>
    </div>
  );
};
