import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../../testing/show-step.tsx';

afterEach(cleanup);

describe('the number of projected years', () => {
  it.each([
    ['es', 'Años proyectados', '1 año', '2 años'],
    ['ca', 'Anys projectats', '1 any', '2 anys'],
    ['en', 'Projected years', '1 year', '2 years'],
  ] as const)('is written in the singular for one, in %s', async (language, name, one, two) => {
    const { projection } = workedExample;
    const document = { ...workedExample, projection: { ...projection, years: 2 } };
    await showStep({ step: 'projection', language, document });
    const tool = screen.getByRole('group', { name });
    expect(tool.textContent).toBe(two);
    const [fewer] = tool.querySelectorAll('button');
    fireEvent.click(fewer ?? tool);
    expect(tool.textContent).toBe(one);
  });
});
