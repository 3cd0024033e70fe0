import type { PublicSettings } from '@trailcrew/api/contract/people/settings';
import { useEffect } from 'react';
import { paths } from './paths';

/** Neutral words for visitors when the server sent no settings (development server, a broken page). */
export const defaultSettings: PublicSettings = {
  productTitle: 'Trailcrew',
  organisationName: 'Our club',
  contactEmail: 'volunteers@example.org',
  contactPhone: null,
  privacyUrl: null,
  timeZone: 'UTC',
  timeZoneIsChosen: false,
  lookupMode: 'open',
  development: false,
};

/**
 * The club's settings out of the JSON text that the server wrote into the page.
 * Missing or malformed values fall back to the defaults one by one: a page with neutral words beats an empty page.
 */
export function parseSettings(json: string | null | undefined): PublicSettings {
  if (!json) return defaultSettings;
  let given: Partial<Record<keyof PublicSettings, unknown>>;
  try {
    const parsed: unknown = JSON.parse(json);
    if (typeof parsed !== 'object' || parsed === null) return defaultSettings;
    given = parsed;
  } catch (error) {
    console.warn('The settings in the page are not valid JSON', error);
    return defaultSettings;
  }
  const text = (name: 'productTitle' | 'organisationName' | 'contactEmail' | 'timeZone') => {
    const value = given[name];
    return typeof value === 'string' && value ? value : defaultSettings[name];
  };
  const optional = (name: 'contactPhone' | 'privacyUrl') => {
    const value = given[name];
    return typeof value === 'string' && value ? value : null;
  };
  return {
    productTitle: text('productTitle'),
    organisationName: text('organisationName'),
    contactEmail: text('contactEmail'),
    contactPhone: optional('contactPhone'),
    privacyUrl: optional('privacyUrl'),
    timeZone: text('timeZone'),
    timeZoneIsChosen: given.timeZoneIsChosen === true,
    lookupMode: given.lookupMode === 'link' ? 'link' : 'open',
    development: given.development === true,
  };
}

let settings: PublicSettings | undefined;

/** Sets the settings where there is no page to read them from: in the server. */
export function writePublicSettings(given: PublicSettings): void {
  settings = given;
}

/** The settings of this page, read once. */
export function publicSettings(): PublicSettings {
  settings ??= parseSettings(document.getElementById('trailcrew-settings')?.textContent);
  return settings;
}

/** Where visitors read about privacy: the club's own page, or ours. */
export function privacyPage(): string {
  return publicSettings().privacyUrl ?? paths.privacy;
}

/** Sets the title of the browser's tab: `title · product`; without a title the product alone. */
export function useDocumentTitle(title?: string): void {
  const { productTitle } = publicSettings();
  useEffect(() => {
    document.title = title ? `${title} · ${productTitle}` : productTitle;
  }, [title, productTitle]);
}
