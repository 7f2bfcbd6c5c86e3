import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DelayedAnnouncement } from './delayed-announcement.tsx';
import { stubWindow } from '../../../../lib/testing/stub-window.ts';

const shown = (of: string) => (
  <MantineProvider env="test">
    <DelayedAnnouncement of={of} />
  </MantineProvider>
);
const told = () => screen.getByRole('status').textContent;
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  stubWindow(1440);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a settled status', () => {
  it('tells what came of typing once, when it has rested', () => {
    const { rerender } = render(shown('10 €'));
    const heard: (string | null)[] = [];
    for (const text of ['1 €', '12 €', '123 €']) {
      rerender(shown(text));
      wait(300);
      heard.push(told());
    }
    wait(1_000);
    expect(heard).toEqual(['', '', '']);
    expect(told()).toBe('123 €');
  });

  it('does not tell what was there from the beginning', () => {
    render(shown('10 €'));
    wait(5_000);
    expect(told()).toBe('');
  });

  it('tells again what comes back after something else was told', () => {
    const { rerender } = render(shown('10 €'));
    rerender(shown('20 €'));
    wait(1_000);
    rerender(shown('10 €'));
    expect(told()).toBe('');
    wait(1_000);
    expect(told()).toBe('10 €');
  });
});
