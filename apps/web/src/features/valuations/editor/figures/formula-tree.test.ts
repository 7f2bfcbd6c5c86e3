import { formulaExpressions } from '@valia/valuation/formulas/formula-expressions.ts';
import { describe, expect, it } from 'vitest';
import { type FormulaNode, formulaTree } from './formula-tree.ts';

const written = (node: FormulaNode): string => {
  switch (node.kind) {
    case 'number':
      return node.text;
    case 'operand':
      return node.repeated ? `Σ${node.symbol}` : node.symbol;
    case 'row':
      return node.parts.map((part) => (typeof part === 'string' ? part : written(part))).join(' ');
    case 'fraction':
      return `[${written(node.top)}]/[${written(node.bottom)}]`;
    case 'power':
      return `${written(node.base)}^[${written(node.exponent)}]`;
    case 'group':
      return `(${written(node.inner)})`;
    case 'call':
      return `${node.name}(${node.arguments.map(written).join('; ')})`;
  }
};

describe('reading a formula', () => {
  it('a stroke makes a fraction and drops the brackets it does not need', () => {
    expect(written(formulaTree('{terminalFreeCashFlow} / ({w} − {g})'))).toBe(
      '[terminalFreeCashFlow]/[w − g]',
    );
    expect(written(formulaTree('{a} × (1 + {g}) / {b} − 1'))).toBe('[a × (1 + g)]/[b] − 1');
  });

  it('powers, sums and calls keep their parts', () => {
    expect(written(formulaTree('1 / (1 + {w})^{time}'))).toBe('[1]/[(1 + w)^[time]]');
    expect(written(formulaTree('{taxRate} × max(0; {ebit})'))).toBe('taxRate × max(0; ebit)');
    expect(written(formulaTree('−{debt} + Σ {adjustment}'))).toBe('− debt + Σadjustment');
  });

  it('every formula of the engine is read to its end', () => {
    for (const expression of Object.values(formulaExpressions)) {
      const operands = expression.match(/\{\w+\}/gu)?.length ?? 0;
      const found = JSON.stringify(formulaTree(expression)).match(/"operand"/gu)?.length ?? 0;
      expect(found).toBe(operands);
    }
  });
});
