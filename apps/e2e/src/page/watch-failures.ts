import type { Page } from 'playwright-core';

/** Records what a user of the page should never meet: errors of the page and of the server. */
export const watchFailures = (page: Page, failures: string[]): void => {
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
  });
};

/**
 * Like `watchFailures`, but also records the browser's console complaints; not for pages whose calls are refused on
 * purpose.
 */
export const watchConsoleErrors = (page: Page, failures: string[]): void => {
  watchFailures(page, failures);
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
};
