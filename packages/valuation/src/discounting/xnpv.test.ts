import { expect, test } from 'vitest';
import { xnpv } from './xnpv.ts';

test('a rate of −100 % or less has no present value', () => {
  const flows = [
    { day: 0, amount: -100 },
    { day: 365, amount: 100 },
  ];
  expect(xnpv(-1, flows)).toBeNaN();
  expect(xnpv(-1.5, flows)).toBeNaN();
  expect(xnpv(-0.5, flows)).toBeCloseTo(100, 12);
});
