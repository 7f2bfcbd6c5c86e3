import { declareSearch, readChoice } from '../../components/filters/search-schema.ts';

const settingsSearchSchema = declareSearch({
  tab: readChoice({
    profile: true,
    branding: true,
    organization: true,
    appearance: true,
    notifications: true,
    data: true,
  }),
});

/** Reads the settings tab from the URL. */
export const readSettingsSearch = settingsSearchSchema.read;
export type SettingsTab = NonNullable<ReturnType<typeof readSettingsSearch>['tab']>;
