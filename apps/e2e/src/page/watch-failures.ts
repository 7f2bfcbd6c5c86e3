import type { Page } from 'playwright-core';

/** Writes down what a page's person should never meet: its own errors and the server's. */
export const watchFailures = (page: Page, failures: string[]): void => {
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
  });
};

/** Also what the browser complains of: not for pages whose calls are refused on purpose. */
export const watchComplaints = (page: Page, failures: string[]): void => {
  watchFailures(page, failures);
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
};
