import { toValuationInputs } from '../valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { tryWriteValue } from '../valuation-cells/try-write-value.ts';
import { chooseTerminalMethod, terminalMethod, terminalReinvestment } from './terminal-edits.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const reinvestmentOf = (document: typeof workedExample) =>
  terminalReinvestment(document, valueCompany(toValuationInputs(document)));

describe('the terminal value', () => {
  it('as an average begins with half of each, and goes back to one of them', () => {
    const average = chooseTerminalMethod(workedExample, 'average');
    expect(average.terminal.average).toEqual({ gordonWeight: 0.5 });
    expect(terminalMethod(average)).toBe('average');
    expect(chooseTerminalMethod(average, 'gordon')).toEqual(workedExample);
    expect(chooseTerminalMethod(average, 'exit-multiple').terminal).toMatchObject({
      method: 'exit-multiple',
    });
  });

  it('a return on capital is there once it is written, and gone once it is emptied', () => {
    const path = 'terminal.returnOnCapital';
    const written = tryWriteValue(workedExample, path, 0.12).document;
    expect(written?.terminal.returnOnCapital).toBe(0.12);
    expect(tryWriteValue(written ?? workedExample, path, null).document).toEqual(workedExample);
  });

  it('keeps back g over the return on capital, else what the last year keeps back', () => {
    const given = writeField(workedExample, 'terminal.returnOnCapital', 0.1);
    expect(reinvestmentOf(given)?.share).toBeCloseTo(0.2, 9);
    expect(reinvestmentOf(given)?.figure).toBe('dcf.terminalFreeCashFlow');
    expect(reinvestmentOf(workedExample)?.figure).toMatch(
      /^projection\.\d{4}\.freeCashFlowToFirm$/u,
    );
  });
});
