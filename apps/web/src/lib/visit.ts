const storageKey = 'valia.visit';

interface Visit {
  id: string;
  /** The events already sent for this visit, each once. */
  told: string[];
}

export type VisitEvent =
  | 'landing-viewed'
  | 'landing-scrolled-50'
  | 'landing-scrolled-80'
  | 'collaboration-form-opened'
  | 'collaboration-form-sent';

// Session storage may be blocked: then the visit lasts as long as the page.
let unstored: Visit | null = null;

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'told' in value &&
  Array.isArray(value.told);

const readVisit = (): Visit | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isVisit(stored) ? stored : unstored;
  } catch {
    return unstored;
  }
};

const keepVisit = (visit: Visit): void => {
  unstored = visit;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(visit));
  } catch {
    // Kept above.
  }
};

/** The random id of this visit; null when there is none. It ends with the tab and identifies nobody. */
export const findVisitId = (): string | null => readVisit()?.id ?? null;

const sourceOf = (search: string): string | null => {
  const source = new URLSearchParams(search).get('utm_source');
  return source !== null && /^[\w.-]{1,60}$/.test(source) ? source : null;
};

const languageOf = (lang: string): string | null => (/^(?:es|ca|en)$/.test(lang) ? lang : null);

/** Sends an event to the server once per visit. Nothing waits for it, and its failure has no effect. */
export const trackOnce = (name: VisitEvent): void => {
  if (!('randomUUID' in crypto)) return;
  const { id, told } = readVisit() ?? { id: crypto.randomUUID(), told: [] };
  if (told.includes(name)) return;
  keepVisit({ id, told: [...told, name] });
  const input = {
    visitId: id,
    name,
    source: sourceOf(location.search),
    language: languageOf(document.documentElement.lang),
  };
  fetch('/trpc/alerts.track', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    keepalive: true,
  }).catch(() => undefined);
};
