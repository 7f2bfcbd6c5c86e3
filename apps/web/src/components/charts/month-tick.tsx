import type { XAxisTickContentProps } from 'recharts';

/** A month below the axis; the last month, which is not over yet, is emphasised. */
export const monthTick = (months: number) => {
  const MonthTick = ({ x, y, payload, index }: XAxisTickContentProps) => (
    <text
      x={x}
      y={Number(y) + 14}
      textAnchor="middle"
      fontSize={12}
      fontWeight={index === months - 1 ? 600 : 400}
      fill={index === months - 1 ? 'var(--text)' : 'var(--dimmed)'}
    >
      {String(payload.value)}
    </text>
  );
  return MonthTick;
};
