import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import { formatMoneyParts } from '@valia/i18n/format.ts';

/** An equation `label: sum = result`, read from the page like a reader; null for a line without a calculation. */
export interface PrintedEquation {
  label: string;
  sum: string;
  result: number;
  /** Half a unit of the result's last digit. */
  half: number;
}

/** The numbers and operators of a sum; any other text is ignored. */
const tokensOf = (sum: string): string[] => sum.match(/\d+(?:\.\d+)?|[()+\-*/]/g) ?? [];

/** The result of a calculator for an expression with + − × / and parentheses. */
export const calculate = (sum: string): number => {
  const tokens = tokensOf(sum);
  const factor = (): number => {
    const token = tokens.shift();
    if (token === '-') return -factor();
    if (token !== '(') return Number(token);
    const inner = whole();
    tokens.shift();
    return inner;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[0] === '*' || tokens[0] === '/') {
      value = tokens.shift() === '*' ? value * factor() : value / factor();
    }
    return value;
  };
  function whole(): number {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '-') {
      value = tokens.shift() === '+' ? value + product() : value - product();
    }
    return value;
  }
  return whole();
};

/** Parses a report's lines in one language and currency. */
export const lineReader = (language: ReportLanguage, currency: string) => {
  const { symbol } = formatMoneyParts(0, { language, currency });
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  const plain = (text: string): string =>
    text
      .replaceAll(symbol, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll(group, '')
      .replaceAll(point, '.')
      .replaceAll('\u2212', '-')
      .replaceAll('×', '*');
  return {
    number: (text: string): number => Number(plain(text).replaceAll(/[ %]/g, '')),
    equation: (line: string): PrintedEquation | null => {
      const [, label = '', sum = '', result = ''] =
        /^(.*?): ([^=]+) = ([^;]+?)(?:;.*)?\.$/u.exec(line) ?? [];
      if (result === '') return null;
      const digits = plain(result).replaceAll(/[ %]/g, '');
      const decimals = digits.split('.')[1]?.length ?? 0;
      return { label, sum: plain(sum), result: Number(digits), half: 0.5 / 10 ** decimals };
    },
  };
};
